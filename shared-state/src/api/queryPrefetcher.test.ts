import { createQueryPrefetcher } from './queryPrefetcher';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function setup(answer: () => Promise<Response> = async () => new Response('good')) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  globalThis.fetch = (url, init) => {
    asked.push({ url: String(url), init });
    return answer();
  };
  return { asked, ahead: createQueryPrefetcher('https://api.test/api') };
}

const title = { path: '/title_detail', params: { title_id: 7, names: 'yes' } };
const TITLE = '/title_detail?names=yes&title_id=7';

test('a prefetched call is sent like a call of the page, and its response is taken once', async () => {
  const { ahead, asked } = setup();
  ahead.begin([TITLE]);
  const [{ url, init }] = asked as [(typeof asked)[number]];
  expect(url).toBe(`https://api.test/api${TITLE}`);
  expect(new Headers(init?.headers).get('SESSION-TOKEN')).toMatch(/^[0-9a-f-]{36}$/);
  expect(init?.credentials).toBe('include');
  const answer = await ahead.take(title);
  expect(await answer?.text()).toBe('good');
  expect(ahead.take(title)).toBeUndefined();
});

test('a call that was already made or prefetched is not sent again', () => {
  const { ahead, asked } = setup();
  void ahead.take(title);
  ahead.begin([TITLE]);
  ahead.begin(['/featured']);
  ahead.begin(['/featured']);
  expect(asked.map(({ url }) => url)).toEqual(['https://api.test/api/featured']);
});

test('prefetching for another page discards the responses for the previous one', () => {
  const { ahead } = setup();
  ahead.begin([TITLE]);
  ahead.begin(['/featured']);
  expect(ahead.take(title)).toBeUndefined();
});

test.each([
  ['a write', { ...title, method: 'PUT' as const }],
  ['a call of another host', { ...title, host: 'questionnaire' as const }],
])('%s takes no prefetched response', (_what, request) => {
  const { ahead } = setup();
  ahead.begin([TITLE]);
  expect(ahead.take(request)).toBeUndefined();
});

test.each([
  ['an error', async () => new Response('', { status: 503 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s gives no prefetched response', async (_what, answer) => {
  const { ahead } = setup(answer);
  ahead.begin([TITLE]);
  expect(await ahead.take(title)).toBeUndefined();
});
