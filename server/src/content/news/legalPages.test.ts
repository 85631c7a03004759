import { Language } from '@komawari/shared-proto';
import { bumpContentVersion } from '../../database/counters';
import { legalPages as table } from '../../database/schema';
import { createTestContent, type TestContent } from '../../testing/createTestContent';
import { legalPagesOf } from './legalPages';

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

test('keys() names each page once, in whatever languages it exists', async () => {
  expect(await shelf.content.legalPages.keys()).toEqual(['terms', 'privacy']);
});

test('page() returns a page in the given language, undefined if there is none', async () => {
  const { page } = shelf.content.legalPages;
  expect(await page('terms', Language.THAI)).toMatchObject({ body: '<p>โปรดสุภาพ</p>', date: 100 });
  expect(await page('privacy', Language.THAI)).toBeUndefined();
  expect(await page('copyright', Language.ENGLISH)).toBeUndefined();
});

test('legalPagesOf finds the pages of a brand by key and language, and names each key once', async () => {
  const { keys, page } = legalPagesOf([
    { key: 'terms', language: Language.ENGLISH, body: '<p>Be fair.</p>', date: 200 },
    { key: 'terms', language: Language.THAI, body: '<p>โปรดยุติธรรม</p>', date: 300 },
    { key: 'copyright', language: Language.ENGLISH, body: '<p>Ours.</p>', date: 400 },
  ]);
  expect(await keys()).toEqual(['terms', 'copyright']);
  expect(await page('terms', Language.THAI)).toMatchObject({ body: '<p>โปรดยุติธรรม</p>', date: 300 });
  expect(await page('copyright', Language.ENGLISH)).toMatchObject({ body: '<p>Ours.</p>', date: 400 });
  expect(await page('copyright', Language.THAI)).toBeUndefined();
  expect(await page('privacy', Language.ENGLISH)).toBeUndefined();
});
