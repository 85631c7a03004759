import { encodeResponse } from '@komawari/shared-proto/encode';
import { anAnnouncement } from '@komawari/shared-proto/fixtures';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createFirstScreen, type FirstScreen } from '../first-screen/firstScreen';
import { api } from './webviewApi';
import { WebviewProvider } from './webviewContext';

const { fetch } = globalThis;
afterEach(() => (globalThis.fetch = fetch));

/** A server that answers the calls in order, and records them. */
function answerWith(...answers: readonly (Uint8Array | 'network')[]) {
  const asked: string[] = [];
  globalThis.fetch = (input, init) => {
    asked.push(`${init?.method} ${String(input)} ${String(init?.body ?? '')}`.trim());
    const answer = answers[Math.min(asked.length, answers.length) - 1]!;
    return answer === 'network'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(new Uint8Array(answer)));
  };
  return asked;
}

function titles(...names: readonly string[]) {
  const value = { serviceAnnouncements: names.map((title) => anAnnouncement({ title })) };
  return encodeResponse({ kind: 'success', view: { kind: 'serviceAnnouncementsView', value } });
}

const { useGetNewsQuery, useSendWordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getNews: build.query({
      query: ({ lang }: { lang: string }) => ({ path: '/web/announcement', params: { lang }, view: 'serviceAnnouncementsView' }),
      transformResponse: (view: { serviceAnnouncements: { title: string }[] }) =>
        view.serviceAnnouncements.map(({ title }) => title),
    }),
    sendWord: build.mutation({ query: (body: string) => ({ method: 'POST', path: '/web/contact', body }) }),
  }),
}) as Record<string, (argument?: unknown) => never>;

type Query = { currentData?: string[]; error?: { kind: string }; isFetching: boolean; refetch: () => void };
type Mutation = readonly [(word: string) => Promise<unknown>, { isLoading: boolean; error?: { kind: string } }];

function News({ lang }: { lang: string }) {
  const { currentData, error, isFetching, refetch } = useGetNewsQuery!({ lang }) as Query;
  return (
    <>
      <p>{`${currentData?.join(', ') ?? 'none'} / ${error?.kind ?? 'well'} / ${isFetching ? 'asking' : 'still'}`}</p>
      <button onClick={refetch}>Again</button>
    </>
  );
}

function Word() {
  const [send, { isLoading, error }] = useSendWordMutation!() as Mutation;
  return <button onClick={() => void send('Hello')}>{`${isLoading ? 'sending' : 'idle'} / ${error?.kind ?? 'well'}`}</button>;
}

const context = {
  environment: { apiBase: 'http://api.test', questionnaireBase: 'http://api.test', timeZone: 'UTC' },
  address: { params: {}, search: new URLSearchParams() },
};

function setup(element: ReactNode, firstScreen?: FirstScreen) {
  const within = (content: ReactNode) => <WebviewProvider value={{ ...context, firstScreen }}>{content}</WebviewProvider>;
  const page = render(within(element));
  return { user: userEvent.setup(), show: (content: ReactNode) => page.rerender(within(content)) };
}

test('a query sends one request and returns the transformed response', async () => {
  const asked = answerWith(titles('One', 'Two'));
  const { show } = setup(<News lang="eng" />);
  expect(screen.getByText('none / well / asking')).toBeInTheDocument();
  expect(await screen.findByText('One, Two / well / still')).toBeInTheDocument();
  show(<News lang="eng" />);
  expect(asked).toEqual(['GET http://api.test/web/announcement?lang=eng']);
});

test('another argument sends another request', async () => {
  const asked = answerWith(titles('One'), titles('Uno'));
  const { show } = setup(<News lang="eng" />);
  await screen.findByText('One / well / still');
  show(<News lang="esp" />);
  expect(await screen.findByText('Uno / well / still')).toBeInTheDocument();
  expect(asked.at(-1)).toBe('GET http://api.test/web/announcement?lang=esp');
});

test('a network failure is an error, and refetching recovers from it', async () => {
  answerWith('network', titles('One'));
  const { user } = setup(<News lang="eng" />);
  expect(await screen.findByText('none / network / still')).toBeInTheDocument();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('One / well / still')).toBeInTheDocument();
});

test('a rendered answer is shown at once in place of a request', async () => {
  const asked = answerWith(titles('From the network'));
  const bytes = Buffer.from(titles('One')).toString('latin1');
  const firstScreen = createFirstScreen({ now: 0, answers: { '/web/announcement?lang=eng': { bytes } } });
  const { user, show } = setup(<News lang="eng" />, firstScreen);
  expect(screen.getByText('One / well / still')).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve));
  // The browser's time zone arrives after hydration. It must not cause a request either.
  show(<News lang="eng" />);
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('From the network / well / still')).toBeInTheDocument();
});

test('a mutation sends a request when it is called, and reports errors and success', async () => {
  const asked = answerWith('network', encodeResponse({ kind: 'success' }));
  const { user } = setup(<Word />);
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('idle / network'));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('idle / well'));
  expect(asked).toEqual(['POST http://api.test/web/contact "Hello"', 'POST http://api.test/web/contact "Hello"']);
});
