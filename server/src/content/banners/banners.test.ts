import { Language } from '@komawari/shared-proto';
import fc from 'fast-check';
import { bumpContentVersion } from '../../database/counters';
import { createTestContent, type TestContent } from '../../testing/createTestContent';
import type { BannerRow } from './banners';

const { ENGLISH, FRENCH, THAI } = Language;
const PLACEMENTS: BannerRow['placement'][] = ['top', 'sub1', 'sub2', 'main', 'popup', 'content', 'highlight'];

let shelf: TestContent;
beforeAll(async () => {
  shelf = await createTestContent();
});
beforeEach(() => shelf.clear());
afterAll(() => shelf.close());

async function idsAt(language: Language, ...placements: BannerRow['placement'][]): Promise<number[]> {
  return (await shelf.content.banners.at(language, placements)).map(({ id }) => id);
}

it('returns the banners of the given placements and language in their order', async () => {
  const second = await shelf.addBanner({ placement: 'top', position: 2 });
  const first = await shelf.addBanner({ placement: 'top', position: 1 });
  await shelf.addBanner({ placement: 'top', language: THAI });
  const popup = await shelf.addBanner({ placement: 'popup' });
  shelf.tick();
  expect(await idsAt(ENGLISH, 'top')).toEqual([first.id, second.id]);
  expect(await idsAt(ENGLISH, 'popup', 'main')).toEqual([popup.id]);
  expect(await idsAt(FRENCH, 'top')).toEqual([]);
  expect(await idsAt(ENGLISH)).toEqual([]);
});

it('reads banners again only after the content has changed', async () => {
  await shelf.addBanner();
  shelf.tick();
  const [before] = await shelf.content.banners.at(ENGLISH, ['top']);
  shelf.tick();
  expect((await shelf.content.banners.at(ENGLISH, ['top']))[0]).toBe(before);
  await bumpContentVersion(shelf.db);
  shelf.tick();
  expect((await shelf.content.banners.at(ENGLISH, ['top']))[0]).not.toBe(before);
});

it('sorts any banners by position, then by ID', async () => {
  const banner = fc.record({
    language: fc.constantFrom(ENGLISH, THAI),
    placement: fc.constantFrom(...PLACEMENTS),
    position: fc.nat({ max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(banner, { maxLength: 8 }), fc.subarray(PLACEMENTS), async (banners, asked) => {
      await shelf.clear();
      const added = [];
      for (const fields of banners) added.push(await shelf.addBanner(fields));
      shelf.tick();
      const expected = added
        .filter(({ language, placement }) => language === ENGLISH && asked.includes(placement))
        .sort((a, b) => a.position - b.position || a.id - b.id);
      expect(await idsAt(ENGLISH, ...asked)).toEqual(expected.map(({ id }) => id));
    }),
    { numRuns: 15 },
  );
});
