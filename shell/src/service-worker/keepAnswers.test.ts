import { fakeCaches } from '@komawari/tooling/testing/caches';
import { keepAnswers } from './keepAnswers';

test('the answers that came in a page lie where the worker looks for them, byte by byte', async () => {
  const caches = fakeCaches();
  await keepAnswers(caches, [{ address: '/api/title_detail?title_id=1', bytes: 'a\u00ff' }]);
  const cache = await caches.open('komawari-answers');
  const kept = await cache.match('/api/title_detail?title_id=1');
  expect([...new Uint8Array(await kept!.arrayBuffer())]).toEqual([97, 255]);
});
