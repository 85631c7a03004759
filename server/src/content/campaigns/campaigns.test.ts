import { bumpContentVersion } from '../../database/counters';
import { campaigns as table } from '../../database/schema';
import { createTestContent, type TestContent } from '../../testing/createTestContent';

let shelf: TestContent;
beforeAll(async () => {
  shelf = await createTestContent();
  const common = { endTimeStamp: 900, source: 'pack:test' };
  await shelf.db.insert(table).values([
    { ...common, id: 1, key: 'later', regions: ['MX'], startTimeStamp: 500 },
    { ...common, id: 2, key: 'earlier', regions: ['MX', 'AR'], startTimeStamp: 100 },
    { ...common, id: 3, key: 'elsewhere', regions: ['FR'], startTimeStamp: 100 },
  ]);
  await bumpContentVersion(shelf.db);
  shelf.tick();
});
afterAll(() => shelf.close());

const keysIn = async (region: string) => (await shelf.content.campaigns.in(region)).map(({ key }) => key);

test('returns past and future campaigns of a region, earliest start first', async () => {
  expect(await keysIn('MX')).toEqual(['earlier', 'later']);
  expect(await keysIn('AR')).toEqual(['earlier']);
});

test.each(['', 'DE', 'mx'])('returns no campaigns for region %j', async (region) => {
  expect(await keysIn(region)).toEqual([]);
});
