import { fakeCaches } from '@komawari/tooling/testing/caches';
import { cacheRenderedAnswers } from './cacheRenderedAnswers';

const address = '/api/title_detail?title_id=1';

async function keep() {
  const caches = fakeCaches();
  const told: string[] = [];
  const expiration = {
    updateTimestamp: async (url: string) => void told.push(`kept ${url}`),
    expireEntries: async () => void told.push('the oldest go'),
  };
  await cacheRenderedAnswers(caches, expiration, [{ address, bytes: 'a\u00ff' }]);
  const cache = await caches.open('komawari-answers');
  return { told, kept: (await cache.match(address))! };
}

test('answers rendered into a page are stored in the cache of the worker byte by byte', async () => {
  const { kept } = await keep();
  expect([...new Uint8Array(await kept.arrayBuffer())]).toEqual([97, 255]);
});

test('stored answers have a date and expire like others', async () => {
  const { told, kept } = await keep();
  expect(told).toEqual([`kept ${address}`, 'the oldest go']);
  expect(Date.parse(kept.headers.get('Date') ?? '')).not.toBeNaN();
});
