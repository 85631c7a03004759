import { fakeCaches } from '@komawari/tooling/testing/caches';
import { keepRendered } from './keepRendered';

afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

test('the answers that came in the page lie where the worker looks for them, but for those that are for nobody', async () => {
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: fakeCaches() });
  const answers = { '/title_detail?title_id=1': { bytes: 'a\u00ff' }, '/title_list/bookmark': { bytes: 'b', isForNobody: true } };
  await keepRendered({ answers }, '/api');
  const cache = await caches.open('komawari-answers');
  const kept = await cache.match('/api/title_detail?title_id=1');
  expect([...new Uint8Array(await kept!.arrayBuffer())]).toEqual([97, 255]);
  expect(await cache.match('/api/title_list/bookmark')).toBeUndefined();
});

test('what is the same for new readers is kept for one', async () => {
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: fakeCaches() });
  await keepRendered({ answers: { '/title': { bytes: 'a', isForNobody: true, isForNewReaders: true } } }, '/api');
  const cache = await caches.open('komawari-answers');
  expect(await cache.match('/api/title')).toBeDefined();
});

test('a page that was not rendered, or a browser without such storage, keeps nothing', async () => {
  await expect(keepRendered(undefined, '/api')).resolves.toBeUndefined();
  await expect(keepRendered({ answers: { '/a': { bytes: 'a' } } }, '/api')).resolves.toBeUndefined();
});
