import { ErrorAction, type TitleDetailView } from '@komawari/shared-proto';
import { encodeResponse, type ResponseDraft } from '@komawari/shared-proto/encode';
import { aCommentList, anError, aTitleDetail } from '@komawari/shared-proto/fixtures';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { api } from '../api/api';
import type { FirstAnswer } from '../contract';
import { makeStore } from '../store';
import { createFirstScreen } from './firstScreen';
import { FirstScreenProvider, useIsHydrating, useNow } from './firstScreenContext';
import { renderedState } from './renderedState';

const { useGetProbeQuery, useGetLengthQuery, useGetPagesInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getProbe: build.query<{ title?: { name: string } }, { id: number }>({
      query: ({ id }) => ({ path: '/title_detail', params: { title_id: id, lang: undefined }, view: 'titleDetailView' }),
    }),
    getLength: build.query<number, void>({
      query: () => ({ path: '/title_detail', params: { title_id: 1 }, view: 'titleDetailView' }),
      transformResponse: ({ title }: { title?: { name: string } }) => title?.name.length ?? 0,
    }),
    getPages: build.infiniteQuery<{ comments: unknown[] }, string, number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: (last) => last.comments.length },
      query: ({ queryArg, pageParam }) => ({
        path: '/comment',
        params: { of: queryArg, page: pageParam },
        view: 'commentListView',
      }),
    }),
  }),
});

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const page = (name: string): ResponseDraft => {
  const detail = aTitleDetail();
  return {
    kind: 'success',
    view: { kind: 'titleDetailView', value: { ...detail, title: { ...detail.title!, name } } },
  };
};

function answerOf(draft: ResponseDraft, more: Partial<FirstAnswer> = {}): FirstAnswer {
  return { bytes: Buffer.from(encodeResponse(draft)).toString('latin1'), ...more };
}

const INPUTS = { locale: 'en', contents: ['en'], theme: 'system', timeZone: 'UTC', now: 5000 } as const;

/** A page that came with these answers, over a network with its own answer. */
function setup(answers: Record<string, FirstAnswer>, network = page('From the network')) {
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    asked.push(String(input));
    return Promise.resolve(new Response(encodeResponse(network)));
  };
  const firstScreen = createFirstScreen({ now: INPUTS.now, answers });
  const state = renderedState({ apiBase: 'https://api.test', questionnaireBase: '' }, INPUTS);
  const site = (content: React.ReactNode) => {
    const store = makeStore(state, { firstScreen });
    return (
      <Provider store={store} serverState={store.getState()}>
        <FirstScreenProvider value={firstScreen}>{content}</FirstScreenProvider>
      </Provider>
    );
  };
  return { asked, firstScreen, site };
}

function Probe({ id = 1 }: { id?: number }) {
  const { data, currentData, isLoading, isFetching, isSuccess } = useGetProbeQuery({ id });
  return <p>{[data?.title?.name, currentData?.title?.name, isLoading, isFetching, isSuccess].join(' ')}</p>;
}

const HERE = 'Harbor Harbor false false true';

test('the server renders from the answers that it has and leaves other queries loading', () => {
  const { site } = setup({ '/title_detail?title_id=1': answerOf(page('Harbor')) });
  expect(renderToString(site(<Probe />))).toBe(`<p>${HERE}</p>`);
  expect(renderToString(site(<Probe id={2} />))).toBe('<p>  true true false</p>');
});

test('the browser uses a rendered answer in place of a request, once', async () => {
  const { site, asked } = setup({ '/title_detail?title_id=1': answerOf(page('Harbor')) });
  const { unmount } = render(site(<Probe />));
  expect(screen.getByText(HERE)).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText(HERE)).toBeVisible();
  expect(asked).toEqual([]);
  unmount();
  render(site(<Probe />));
  await waitFor(() => expect(asked).toHaveLength(1));
});

test('an answer rendered for no reader is shown until the reader’s own answer arrives', async () => {
  const { site, asked } = setup({ '/title_detail?title_id=1': answerOf(page('Harbor'), { isForNobody: true }) });
  render(site(<Probe />));
  expect(screen.getByText(HERE)).toBeVisible();
  expect(await screen.findByText(/^From the network/)).toBeVisible();
  expect(asked).toEqual(['https://api.test/title_detail?title_id=1']);
});

test('the reader’s own answer causes one render, and unchanged parts keep their identity', async () => {
  const { site } = setup({ '/title_detail?title_id=1': answerOf(page('Harbor'), { isForNobody: true }) });
  const drawn: ReturnType<typeof useGetProbeQuery>['data'][] = [];
  function Drawn() {
    const { data, refetch } = useGetProbeQuery({ id: 1 });
    drawn.push(data);
    return <button onClick={() => void refetch()}>{data?.title?.name}</button>;
  }
  render(site(<Drawn />));
  const button = await screen.findByRole('button', { name: 'From the network' });
  const [first, own, ...more] = drawn as unknown as { recommendedTitleList: unknown; title: unknown }[];
  expect(more).toEqual([]);
  expect(own?.title).not.toBe(first?.title);
  expect(first?.recommendedTitleList).toBeDefined();
  expect(own?.recommendedTitleList).toBe(first?.recommendedTitleList);
  // A part that differs from the page's answer but equals the previous one stays the same object.
  const value = { ...aTitleDetail(), overview: 'Another one' };
  const title = { ...value.title!, name: 'From the network' };
  const next = encodeResponse({ kind: 'success', view: { kind: 'titleDetailView', value: { ...value, title } } });
  globalThis.fetch = () => Promise.resolve(new Response(next));
  button.click();
  await waitFor(() => expect(drawn.at(-1)).toHaveProperty('overview', 'Another one'));
  expect(drawn.at(-1)?.title).toBe(own?.title);
});

test('a new reader uses the answer for new readers without a request', async () => {
  const answer = answerOf(page('Harbor'), { isForNobody: true, isForNewReaders: true });
  const { site, asked } = setup({ '/title_detail?title_id=1': answer });
  render(site(<Probe />));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText(HERE)).toBeVisible();
  expect(asked).toEqual([]);
});

test('error answers and unreadable bytes are requested again by the browser', async () => {
  const { site, asked } = setup({
    '/title_detail?title_id=1': answerOf(anError({ action: ErrorAction.DEFAULT }), { isForNobody: true }),
    '/title_detail?title_id=2': { bytes: '\u00ff\u00ff', isForNobody: true },
  });
  render(site([<Probe key="1" />, <Probe key="2" id={2} />]));
  expect(screen.getAllByText('true true false')).toHaveLength(2);
  expect(await screen.findAllByText(/^From the network/)).toHaveLength(2);
  expect(asked).toHaveLength(2);
});

test('transformResponse applies to rendered answers, and infinite queries start with the first page', () => {
  const comments: ResponseDraft = { kind: 'success', view: { kind: 'commentListView', value: aCommentList() } };
  const { site } = setup({ '/title_detail?title_id=1': answerOf(page('Harbor')), '/comment?of=x&page=0': answerOf(comments) });
  function Both() {
    const { data: length } = useGetLengthQuery();
    const { data: list, hasNextPage } = useGetPagesInfiniteQuery('x');
    return <p>{[length, list?.pages.length, list?.pageParams.join(), hasNextPage].join(' ')}</p>;
  }
  expect(renderToString(site(<Both />))).toBe('<p>6 1 0 true</p>');
});

test('a taken answer that was read transformed stays available only in that form', () => {
  const { firstScreen } = setup({ '/title_detail?title_id=1': answerOf(page('Harbor')) });
  const request = { path: '/title_detail', params: { title_id: 1 }, view: 'titleDetailView' } as const;
  const nameOf = ({ title }: TitleDetailView) => [title?.name];
  const kept = firstScreen.read(request, nameOf);
  expect(kept).toEqual({ data: ['Harbor'] });
  expect(firstScreen.take(request)?.outcome.data).toMatchObject({ title: { name: 'Harbor' } });
  expect(firstScreen.read(request, nameOf)).toBe(kept);
  expect(firstScreen.read(request)).toBeUndefined();
});

test('preparations decode answers in advance, with the same result', () => {
  const answers = { '/title_detail?title_id=1': answerOf(page('Harbor')) };
  const request = { path: '/title_detail', params: { title_id: 1 }, view: 'titleDetailView' } as const;
  const { firstScreen } = setup(answers);
  for (const prepare of firstScreen.preparations()) prepare();
  expect(firstScreen.read(request)).toEqual(setup(answers).firstScreen.read(request));
  firstScreen.take(request);
  expect(firstScreen.preparations()).toEqual([]);
});

test('a taken answer that was read untransformed stays available untransformed', () => {
  const { firstScreen } = setup({ '/title_detail?title_id=1': answerOf(page('Harbor')) });
  const request = { path: '/title_detail', params: { title_id: 1 }, view: 'titleDetailView' } as const;
  const came = firstScreen.read(request);
  firstScreen.read(request, () => 'less');
  expect(firstScreen.take(request)?.outcome.data).toBe(came?.data);
  expect(firstScreen.read(request)).toBe(came);
});

test('during hydration the clock is that of the page, and then that of the browser', () => {
  const seen: [number, boolean][] = [];
  function Clock() {
    const now = useNow();
    seen.push([now, useIsHydrating()]);
    return <p>here</p>;
  }
  const { site } = setup({});
  const container = document.createElement('div');
  container.innerHTML = renderToString(site(<Clock />));
  expect(seen).toEqual([[5000, true]]);
  const before = Date.now();
  render(site(<Clock />), { container: document.body.appendChild(container), hydrate: true });
  expect(seen[1]).toEqual([5000, true]);
  const [last, isHydrating] = seen.at(-1) ?? [0, true];
  expect(isHydrating).toBe(false);
  expect(last).toBeGreaterThanOrEqual(before);
});
