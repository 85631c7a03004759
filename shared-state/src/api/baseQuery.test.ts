import { ErrorAction, Language } from '@komawari/shared-proto';
import { encodeResponse, type ResponseDraft } from '@komawari/shared-proto/encode';
import { aTitleDetail } from '@komawari/shared-proto/fixtures';
import { createFirstScreen } from '../first-screen/firstScreen';
import { selectServiceLanguage } from '../language/languageSlice';
import { makeStore } from '../store';
import type { ApiError } from '../transport/apiError';
import type { ApiRequest } from '../transport/apiRequest';
import { requestAnswers } from '../transport/requestedAnswers';
import { api } from './api';
import type { ApiExtraOptions } from './baseQuery';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, ApiRequest>({ query: (request) => request }),
    change: build.mutation<unknown, ApiRequest>({ query: (request) => request }),
    quietProbe: build.query<unknown, ApiRequest>({
      query: (request) => request,
      extraOptions: { handlesErrors: true } satisfies ApiExtraOptions,
    }),
  }),
});

const environment = { apiBase: 'https://api.test/api', questionnaireBase: 'https://survey.test/api', timeZone: 'UTC' };
const realFetch = globalThis.fetch;
const realTimeout = AbortSignal.timeout;

afterEach(() => {
  globalThis.fetch = realFetch;
  AbortSignal.timeout = realTimeout;
});

/** A network that gives the same answer to every request, and records the requests. */
function setup(answer: ResponseDraft | (() => Promise<Response>)) {
  const asked: { url: URL; init: RequestInit }[] = [];
  globalThis.fetch = (input, init) => {
    asked.push({ url: new URL(String(input)), init: init! });
    return typeof answer === 'function' ? answer() : Promise.resolve(new Response(encodeResponse(answer)));
  };
  const reported: ApiError[] = [];
  const store = makeStore({ environment }, { onApiError: (error) => reported.push(error) });
  const ask = (request: ApiRequest) => store.dispatch(endpoints.probe.initiate(request));
  const askQuietly = (request: ApiRequest) => store.dispatch(endpoints.quietProbe.initiate(request));
  return { asked, reported, store, ask, askQuietly };
}

const detail = aTitleDetail();

describe('a call that succeeds', () => {
  test('returns the requested view as a plain object', async () => {
    const { ask } = setup({ kind: 'success', view: { kind: 'titleDetailView', value: detail } });
    const { data } = await ask({ path: '/title_detail', params: { title_id: 100 }, view: 'titleDetailView' });
    expect(data).toMatchObject({ title: { titleId: detail.title!.titleId, name: detail.title!.name } });
  });

  test('sends the session in a header and the defined parameters in the query', async () => {
    const { ask, asked } = setup({ kind: 'success' });
    await ask({ path: '/title_list/bookmark', method: 'PUT', params: { title_id: 7, push_token: undefined } });
    const [{ url, init }] = asked as [(typeof asked)[number]];
    expect(url.href).toBe('https://api.test/api/title_list/bookmark?title_id=7');
    expect(init.method).toBe('PUT');
    expect(new Headers(init.headers).get('SESSION-TOKEN')).toMatch(/^[0-9a-f-]{36}$/);
    expect(init.credentials).toBe('include');
  });

  test('takes what a script before the store has requested, once, and for no other method', async () => {
    const { ask, asked } = setup({ kind: 'success' });
    requestAnswers(['https://api.test/api/news?lang=eng']);
    await ask({ path: '/news', params: { lang: 'tha' } });
    await ask({ path: '/news', params: { lang: 'eng' }, method: 'PUT' });
    await ask({ path: '/news', params: { lang: 'eng' } });
    const requests = () => asked.map(({ url, init }) => `${url.search} ${new Headers(init.headers).has('SESSION-TOKEN')}`);
    expect(requests()).toEqual(['?lang=eng false', '?lang=tha true', '?lang=eng true']);
    await ask({ path: '/news?lang=eng' });
    expect(requests().at(-1)).toBe('?lang=eng true');
  });

  test('requests again what a script before the store did not get', async () => {
    const answers = [new Response('', { status: 500 }), new Response(encodeResponse({ kind: 'success' }))];
    const { ask, asked } = setup(() => Promise.resolve(answers.shift()!));
    requestAnswers(['https://api.test/api/news']);
    expect((await ask({ path: '/news' })).error).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  test('sends a body as JSON, to the questionnaire host when requested', async () => {
    const { ask, asked } = setup({ kind: 'success' });
    await ask({ path: '/questionnaire', method: 'PUT', body: { q1: ['a', 'b'] }, host: 'questionnaire' });
    const [{ url, init }] = asked as [(typeof asked)[number]];
    expect(url.origin).toBe('https://survey.test');
    expect(init.body).toBe('{"q1":["a","b"]}');
    expect(new Headers(init.headers).get('Content-Type')).toBe('application/json');
  });

  test('passes the languages of the response to the language slice', async () => {
    const languages = {
      defaultUiLanguage: Language.THAI,
      defaultContentLanguageOne: Language.THAI,
      defaultContentLanguageTwo: Language.ENGLISH,
      defaultContentLanguageThree: Language.ENGLISH,
      availableLanguages: [{ language: Language.THAI, titlesCount: 3 }],
    };
    const { ask, store } = setup({ kind: 'success', languages });
    const { data } = await ask({ path: '/language', view: 'languages' });
    expect(data).toEqual(languages);
    expect(selectServiceLanguage(store.getState())).toBe('th');
  });
});

describe('a call that was prefetched when its link was pressed', () => {
  const request = { path: '/title_detail', params: { title_id: 100 }, view: 'titleDetailView' as const };
  const early = (answer: Promise<Response | undefined>) => ({ begin: () => {}, take: () => answer });

  test('is not sent again', async () => {
    const { asked } = setup({ kind: 'success' });
    const bytes = encodeResponse({ kind: 'success', view: { kind: 'titleDetailView', value: detail } });
    const store = makeStore({ environment }, { queryPrefetcher: early(Promise.resolve(new Response(bytes))) });
    const { data } = await store.dispatch(endpoints.probe.initiate(request));
    expect(data).toMatchObject({ title: { titleId: detail.title!.titleId } });
    expect(asked).toEqual([]);
  });

  test('is sent again when the prefetch failed', async () => {
    const { asked } = setup({ kind: 'success', view: { kind: 'titleDetailView', value: detail } });
    const store = makeStore({ environment }, { queryPrefetcher: early(Promise.resolve(undefined)) });
    expect((await store.dispatch(endpoints.probe.initiate(request))).data).toBeDefined();
    expect(asked).toHaveLength(1);
  });
});

describe('a call of a server-rendered page', () => {
  function hydrated() {
    const { asked } = setup({ kind: 'success' });
    return { asked, store: makeStore({ environment }, { firstScreen: createFirstScreen({ now: 0, answers: {} }) }) };
  }

  test('is deferred to a task of its own when it is a query', async () => {
    const { asked, store } = hydrated();
    const answer = store.dispatch(endpoints.probe.initiate({ path: '/featured' }));
    await Promise.resolve();
    expect(asked).toEqual([]);
    await answer;
    expect(asked).toHaveLength(1);
  });

  test('is sent at once when it is a mutation', async () => {
    const { asked, store } = hydrated();
    const answer = store.dispatch(endpoints.change.initiate({ path: '/title_list/bookmark', method: 'PUT' }));
    await Promise.resolve();
    expect(asked).toHaveLength(1);
    await answer;
  });
});

describe('a call that fails', () => {
  test.each([
    [ErrorAction.DEFAULT, 'server'],
    [ErrorAction.UNAUTHORIZED, 'unauthorized'],
    [ErrorAction.MAINTENANCE, 'maintenance'],
    [ErrorAction.GEOIP_BLOCKING, 'geoBlocked'],
  ])('with the action %p is of the kind %p and keeps the popups of the server', async (action, kind) => {
    const englishPopup = { subject: 'Sorry', body: 'Not now' };
    const { ask } = setup({ kind: 'error', action, englishPopup });
    const { error } = await ask({ path: '/manga_viewer', view: 'mangaViewer' });
    expect(error).toMatchObject({ kind, popups: { english: englishPopup } });
  });

  test('with an HTTP error status is a transport error', async () => {
    const { ask } = setup(async () => new Response('gone', { status: 503 }));
    expect((await ask({ path: '/language' })).error).toEqual({ kind: 'http', status: 503 });
  });

  test.each([
    ['a page of HTML', new TextEncoder().encode('<!doctype html><title>Sign in</title>')],
    ['half a response', encodeResponse({ kind: 'success', view: { kind: 'titleDetailView', value: detail } }).slice(0, 40)],
    ['an empty body', new Uint8Array()],
  ])('with %s is malformed', async (_what, bytes) => {
    const { ask } = setup(async () => new Response(bytes));
    expect((await ask({ path: '/title_detail', view: 'titleDetailView' })).error).toEqual({ kind: 'malformed' });
  });

  test('with another view than the requested one is malformed', async () => {
    const { ask } = setup({ kind: 'success', view: { kind: 'titleDetailView', value: detail } });
    expect((await ask({ path: '/featured', view: 'featuredTitlesView' })).error).toEqual({ kind: 'malformed' });
  });

  test('without a connection is a network error', async () => {
    const { ask } = setup(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await ask({ path: '/language' })).error).toEqual({ kind: 'network' });
  });

  test('that exceeds the time limit is a timeout, and the request is aborted', async () => {
    const time = new AbortController();
    AbortSignal.timeout = (milliseconds) => {
      expect(milliseconds).toBe(10_000);
      return time.signal;
    };
    const { ask, asked } = setup(
      () =>
        new Promise((_resolve, reject) => {
          asked[0]!.init.signal!.addEventListener('abort', () => reject(asked[0]!.init.signal!.reason));
        }),
    );
    const answer = ask({ path: '/language' });
    time.abort(new DOMException('Too late', 'TimeoutError'));
    expect((await answer).error).toEqual({ kind: 'timeout' });
  });
});

describe('error reporting', () => {
  test('reports an error to the page when the screen does not handle it', async () => {
    const { ask, reported } = setup({ kind: 'error', action: ErrorAction.MAINTENANCE });
    await ask({ path: '/featured' });
    expect(reported).toEqual([expect.objectContaining({ kind: 'maintenance' })]);
  });

  test('does not report an error that the screen handles itself', async () => {
    const { askQuietly, reported } = setup({ kind: 'error', action: ErrorAction.DEFAULT });
    expect((await askQuietly({ path: '/manga_viewer' })).error).toMatchObject({ kind: 'server' });
    expect(reported).toEqual([]);
  });
});
