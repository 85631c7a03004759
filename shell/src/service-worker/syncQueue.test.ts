import { encodeResponse } from '@komawari/shared-proto/encode';
import { createSyncQueue, DONE, type SyncQueue } from './syncQueue';

type Entry = Parameters<SyncQueue['pushRequest']>[0];

/** A queue in memory, and a site that answers as the test tells it. */
function setup() {
  const waiting: Entry[] = [];
  const queue: SyncQueue = {
    pushRequest: async (entry) => void waiting.push(entry),
    shiftRequest: async () => waiting.shift(),
    unshiftRequest: async (entry) => void waiting.unshift(entry),
  };
  const site = { status: 200, isAway: false };
  const sent: string[] = [];
  const send: typeof fetch = async (input) => {
    if (!(input instanceof Request)) throw new Error('A wish is a request.');
    if (site.isAway) throw new TypeError('no network');
    sent.push(`${input.method} ${new URL(input.url).search}`);
    return new Response('', { status: site.status });
  };
  const wishes = createSyncQueue(() => queue, send);
  const wish = (comment: number, method = 'PUT') =>
    wishes.add(new Request(`http://localhost/api/comment_like?comment_id=${comment}`, { method }));
  return { waiting, site, sent, wishes, wish };
}

test('queued requests are sent once, in their order', async () => {
  const { sent, wishes, wish } = setup();
  await wish(1);
  await wish(2);
  await wish(1, 'DELETE');
  await Promise.all([wishes.sendAll(), wishes.sendAll()]);
  await wishes.sendAll();
  expect(sent).toEqual(['PUT ?comment_id=1', 'PUT ?comment_id=2', 'DELETE ?comment_id=1']);
});

test.each([{ isAway: true }, { status: 503 }])('with %j queued requests stay queued, in their order', async (trouble) => {
  const { waiting, site, sent, wishes, wish } = setup();
  await wish(1);
  await wish(2);
  Object.assign(site, trouble);
  await expect(wishes.sendAll()).rejects.toThrow();
  expect(waiting).toHaveLength(2);
  sent.length = 0;
  Object.assign(site, { isAway: false, status: 200 });
  await wishes.sendAll();
  expect(sent).toEqual(['PUT ?comment_id=1', 'PUT ?comment_id=2']);
});

test('a request that the server refuses is dropped', async () => {
  const { waiting, site, wishes, wish } = setup();
  await wish(1);
  site.status = 400;
  await wishes.sendAll();
  expect(waiting).toEqual([]);
});

test('a queued request is answered like a successful one', () => {
  expect([...DONE]).toEqual([...encodeResponse({ kind: 'success' })]);
});
