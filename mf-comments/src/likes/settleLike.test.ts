import { encodeResponse } from '@komawari/shared-proto/encode';
import { aComment, anError } from '@komawari/shared-proto/fixtures';
import { makeStore } from '@komawari/shared-state';
import fc from 'fast-check';
import { commentsApi } from '../comments/commentsApi';
import { likeCount } from './likeCount';
import { likeErrorSeen, likeKeptElsewhere, likeToggled, selectHasFailed, selectLike } from './likesSlice';
import { settleLike } from './settleLike';

const target = { chapterId: 7, commentId: 1 };

/** The outcome of a call: done, refused, or lost on the way to the server or on the way back. */
const FATES = ['done', 'refused', 'lostThere', 'lostBack'] as const;
type Fate = (typeof FATES)[number];

interface Call {
  method: string;
  settle: (fate: Fate) => Promise<void>;
}

/** One reader's like on a server, behind a network in which each call waits until the test decides. */
class SlowServer {
  readonly waiting: Call[] = [];
  isLiked = false;
  othersLikes = 4;

  fetch = (url: string, { method }: { method: string }): Promise<Response> => {
    if (url.includes('/comment?')) return Promise.resolve(this.comments());
    return new Promise((resolve, reject) => {
      const settle = async (fate: Fate) => {
        if (fate === 'done' || fate === 'lostBack') this.isLiked = method === 'PUT';
        if (fate === 'done') resolve(new Response(encodeResponse({ kind: 'success' })));
        else if (fate === 'refused') resolve(new Response(encodeResponse(anError())));
        else reject(new TypeError('Failed to fetch'));
        await quiet();
      };
      this.waiting.push({ method, settle });
    });
  };

  comment() {
    return aComment({ id: 1, alreadyLiked: this.isLiked, numberOfLikes: this.othersLikes + Number(this.isLiked) });
  }

  private comments(): Response {
    const value = { comments: [this.comment()], ifSetUserName: false };
    return new Response(encodeResponse({ kind: 'success', view: { kind: 'commentListView', value } }));
  }
}

/** Lets everything run that does not wait for a call. */
function quiet(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

async function setup({ isLiked = false } = {}) {
  const server = new SlowServer();
  server.isLiked = isLiked;
  globalThis.fetch = server.fetch as unknown as typeof fetch;
  const store = makeStore();
  const list = { chapterId: 7, order: 'top' } as const;
  await store.dispatch(commentsApi.endpoints.getComments.initiate(list));
  const loaded = () => commentsApi.endpoints.getComments.select(list)(store.getState()).data!.pages[0]!.comments[0]!;
  const shown = () => likeCount(loaded(), selectLike(store.getState(), 1));
  const click = async () => {
    store.dispatch(likeToggled({ commentId: 1, isHeldAtLoad: loaded().alreadyLiked }));
    void store.dispatch(settleLike(target));
    await quiet();
  };
  const hasFailed = () => selectHasFailed(store.getState());
  return { server, store, shown, click, hasFailed };
}

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('a like is shown at once and sent once', async () => {
  const { server, shown, click, hasFailed } = await setup();
  await click();
  expect(shown()).toEqual({ isLiked: true, count: 5 });
  expect(server.waiting.map(({ method }) => method)).toEqual(['PUT']);
  await server.waiting[0]!.settle('done');
  expect(shown()).toEqual({ isLiked: true, count: 5 });
  expect(hasFailed()).toBe(false);
});

test('removing a like restores the count', async () => {
  const { server, shown, click } = await setup({ isLiked: true });
  expect(shown()).toEqual({ isLiked: true, count: 5 });
  await click();
  expect(shown()).toEqual({ isLiked: false, count: 4 });
  expect(server.waiting[0]!.method).toBe('DELETE');
});

test('a double click sends a like and its removal, one after the other', async () => {
  const { server, shown, click } = await setup();
  await click();
  await click();
  expect(shown()).toEqual({ isLiked: false, count: 4 });
  expect(server.waiting).toHaveLength(1);
  await server.waiting[0]!.settle('done');
  expect(server.waiting.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  await server.waiting[1]!.settle('done');
  expect(server.isLiked).toBe(false);
  expect(shown()).toEqual({ isLiked: false, count: 4 });
});

test('three clicks send a single like, without the calls that would cancel each other', async () => {
  const { server, shown, click } = await setup();
  await click();
  await click();
  await click();
  await server.waiting[0]!.settle('done');
  expect(server.waiting).toHaveLength(1);
  expect(shown()).toEqual({ isLiked: true, count: 5 });
});

test('a refused like is reverted, with an error until the reader has seen it', async () => {
  const { server, store, shown, click, hasFailed } = await setup();
  await click();
  await server.waiting[0]!.settle('refused');
  expect(shown()).toEqual({ isLiked: false, count: 4 });
  expect(hasFailed()).toBe(true);
  store.dispatch(likeErrorSeen());
  expect(hasFailed()).toBe(false);
});

test('when the response is lost but the like was stored, the state of the server is shown', async () => {
  const { server, shown, click } = await setup();
  await click();
  await server.waiting[0]!.settle('lostBack');
  expect(shown()).toEqual({ isLiked: true, count: 5 });
});

test('a like from another tab is applied, but does not override a pending choice', async () => {
  const { server, store, shown, click } = await setup();
  store.dispatch(likeKeptElsewhere({ commentId: 1, isLiked: true }));
  expect(shown()).toEqual({ isLiked: true, count: 5 });
  await click();
  store.dispatch(likeKeptElsewhere({ commentId: 1, isLiked: true }));
  expect(shown()).toEqual({ isLiked: false, count: 4 });
  expect(server.waiting[0]!.method).toBe('DELETE');
});

test('the screen and the server agree once all calls have settled, for any clicks and outcomes', async () => {
  const step = fc.oneof(fc.constant('click' as const), fc.constantFrom(...FATES));
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 14 }), async (isLiked, steps) => {
      const { server, shown, click } = await setup({ isLiked });
      let settled = 0;
      for (const taken of steps) {
        if (taken === 'click') await click();
        else await server.waiting[settled++]?.settle(taken);
        settled = Math.min(settled, server.waiting.length);
        expect(server.waiting.length - settled).toBeLessThanOrEqual(1);
      }
      while (settled < server.waiting.length) await server.waiting[settled++]!.settle('done');
      expect(shown()).toEqual({ isLiked: server.isLiked, count: 4 + Number(server.isLiked) });
    }),
    { numRuns: 150 },
  );
});
