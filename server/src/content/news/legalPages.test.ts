import { Language } from '@komawari/shared-proto';
import { bumpContentVersion } from '../../database/counters';
import { legalPages as table } from '../../database/schema';
import { createTestContent, type TestContent } from '../../testing/createTestContent';

let shelf: TestContent;
beforeAll(async () => {
  shelf = await createTestContent();
  const common = { date: 100, source: 'pack:test' };
  await shelf.db.insert(table).values([
    { ...common, id: 1, key: 'terms', language: Language.ENGLISH, body: '<p>Be kind.</p>' },
    { ...common, id: 2, key: 'terms', language: Language.THAI, body: '<p>โปรดสุภาพ</p>' },
    { ...common, id: 3, key: 'privacy', language: Language.ENGLISH, body: '<p>We keep little.</p>' },
  ]);
  await bumpContentVersion(shelf.db);
  shelf.tick();
});
afterAll(() => shelf.close());

test('each page that there is in any language is named once', async () => {
  expect(await shelf.content.legalPages.keys()).toEqual(['terms', 'privacy']);
});

test('a page is that of the language, and where it has none, there is none', async () => {
  const { page } = shelf.content.legalPages;
  expect(await page('terms', Language.THAI)).toMatchObject({ body: '<p>โปรดสุภาพ</p>', date: 100 });
  expect(await page('privacy', Language.THAI)).toBeUndefined();
  expect(await page('copyright', Language.ENGLISH)).toBeUndefined();
});
