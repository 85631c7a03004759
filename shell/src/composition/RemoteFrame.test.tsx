import type { Locale } from '@komawari/shared-domain';
import {
  CONTRACT_VERSION,
  createMemoryRouter,
  makeStore,
  type Remote,
  RouterProvider,
  StoreProvider,
  serviceLanguageChosen,
  useLocation,
} from '@komawari/shared-state';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { createRemoteLoads } from './loading/remoteLoads';
import { type FrameParts, RemoteFrame } from './RemoteFrame';
import { aRelease } from './testing/aComposition';

const WORDS: Partial<Record<Locale, string>> = { en: 'Words of the page', ru: 'Слова страницы' };

/** A remote whose files can be removed and restored. */
function setup(Page: () => ReactElement = SamplePage) {
  const missing = new Set<'entry' | 'page' | Locale>();
  const starts: number[] = [];
  const remote: Remote = {
    contract: CONTRACT_VERSION,
    pages: { Updates: () => unless('page', { Component: Page }) },
    loadMessages: (locale) => unless(locale, { 'catalog.words': WORDS[locale] ?? '' }),
  };
  function unless<T>(part: 'entry' | 'page' | Locale, value: T): Promise<T> {
    return missing.has(part) ? Promise.reject(new Error(`no ${part}`)) : Promise.resolve(value);
  }
  let attempts = 0;
  const source = { load: () => unless('entry', remote), restart: (_: unknown, attempt: number) => starts.push(attempt) };
  const loads = createRemoteLoads(source, () => ++attempts, { quickRetriesMs: [] });
  const store = makeStore();
  const updateIfOutdated = jest.fn(() => Promise.resolve(false));
  const parts: FrameParts = {
    loads,
    Loading: () => <p>Loading</p>,
    ErrorPanel: ({ onRetry, isNotice }) => (
      <p role={isNotice ? 'status' : 'alert'}>
        <FormattedMessage id="shell.failed" />
        <button onClick={() => void onRetry()}>Retry</button>
      </p>
    ),
    updateIfOutdated,
  };
  const element = <RemoteFrame parts={parts} release={aRelease()} page="Updates" />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/updates'] });
  const site = (
    <StoreProvider store={store}>
      <IntlProvider locale="en" messages={{ 'shell.failed': 'This did not load' }}>
        <RouterProvider router={router} />
      </IntlProvider>
    </StoreProvider>
  );
  return {
    missing,
    starts,
    updateIfOutdated,
    site,
    load: () => loads.arrival(aRelease(), 'Updates', 'en'),
    user: userEvent.setup(),
    choose: (locale: Locale) =>
      act(() => {
        store.dispatch(serviceLanguageChosen(locale));
      }),
    show: () => render(site),
    go: (path: string) => act(() => router.navigate(path)),
  };
}

/** The frame as the server renders it when the remote has loaded. */
async function renderedPlace(): Promise<HTMLElement> {
  const { site, load } = setup();
  await load();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(site);
  return container;
}

function SamplePage() {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)}>
      <FormattedMessage id="catalog.words" /> {count}
    </button>
  );
}

beforeEach(() => {
  // Errors are reported to the console. These tests cause them on purpose.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

test('a page is shown with its messages inside the element of its remote', async () => {
  const { show } = setup();
  show();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  const page = await screen.findByRole('button', { name: 'Words of the page 0' });
  expect(page.closest('[data-remote="mf_catalog"][data-version="1.0"]')).not.toBeNull();
});

test.each(['entry', 'page', 'en'] as const)(
  'a remote whose "%s" fails to load shows an error, and a retry shows the page',
  async (part) => {
    const { show, missing, user, starts } = setup();
    missing.add(part);
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('This did not load');
    missing.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Words of the page/)).toBeInTheDocument();
    // If only the messages of a remote are missing, the remote does not start again.
    expect(starts).toEqual(part === 'en' ? [] : [1]);
  },
);

test('a retry on an outdated site updates the site instead of restarting the failed release', async () => {
  const { show, missing, user, starts, updateIfOutdated } = setup();
  missing.add('entry');
  show();
  updateIfOutdated.mockResolvedValue(true);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(updateIfOutdated).toHaveBeenCalledTimes(1);
  expect(starts).toEqual([]);
});

test('a retry that fails again can be repeated', async () => {
  const { show, missing, user, starts } = setup();
  missing.add('entry');
  show();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  missing.clear();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Words of the page/)).toBeInTheDocument();
  expect(starts).toEqual([1, 2, 3]);
});

test('changing the language keeps the state of the page', async () => {
  const { show, user, choose } = setup();
  show();
  await user.click(await screen.findByRole('button', { name: 'Words of the page 0' }));
  choose('ru');
  // The page stays as it was until the new messages load.
  expect(screen.getByRole('button', { name: 'Words of the page 1' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Слова страницы 1' })).toBeInTheDocument();
});

test('when messages of another language fail to load, the page stays readable and shows a notice', async () => {
  const { show, missing, user, choose } = setup();
  show();
  await user.click(await screen.findByRole('button', { name: 'Words of the page 0' }));
  missing.add('ru');
  choose('ru');
  expect(await screen.findByRole('status')).toHaveTextContent('This did not load');
  expect(screen.getByText('Words of the page 1')).toBeInTheDocument();
  missing.clear();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Слова страницы 1')).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a page that throws at one URL renders again at another URL', async () => {
  function Fragile() {
    const { pathname } = useLocation();
    if (pathname === '/bad') throw new Error('planned');
    return <h1>{pathname}</h1>;
  }
  const { show, go } = setup(Fragile);
  show();
  await screen.findByRole('heading', { name: '/updates' });
  await go('/bad');
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load');
  await go('/updates');
  expect(screen.getByRole('heading', { name: '/updates' })).toBeVisible();
});

test('an error while rendering stays inside the frame, and a retry restarts the remote', async () => {
  let isBroken = true;
  const { show, user, starts } = setup(() => {
    if (isBroken) throw new Error('an error in the page');
    return <SamplePage />;
  });
  show();
  const alert = await screen.findByRole('alert');
  expect(alert.closest('[data-remote]')).toHaveAttribute('data-status', 'failed');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const page = await screen.findByText('Words of the page 0');
  expect(page.closest('[data-remote]')).toHaveAttribute('data-status', 'ready');
  expect(starts).toEqual([1]);
});

describe('RemoteFrame over server-rendered HTML', () => {
  it('keeps the page as it is until the remote has loaded, and then hydrates it', async () => {
    const container = await renderedPlace();
    const button = screen.getByRole('button', { name: 'Words of the page 0' });
    const place = button.closest('[data-remote]');
    expect(place).toHaveAttribute('data-status', 'rendered');
    const errors: unknown[] = [];
    const { site, load, user } = setup();
    // The page suspends, and only an awaited `act` resumes it.
    await act(async () => void render(site, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) }));
    expect(button).toBeInTheDocument();
    await act(load);
    expect(place).toHaveAttribute('data-status', 'ready');
    await user.click(button);
    expect(button).toHaveTextContent('Words of the page 1');
    expect(errors).toEqual([]);
  });

  it('shows an error with a retry in place when the remote fails to load', async () => {
    const container = await renderedPlace();
    const { site, missing, load, user } = setup();
    missing.add('entry');
    await act(async () => void render(site, { container, hydrate: true, onRecoverableError: () => {} }));
    await act(load);
    expect(await screen.findByRole('alert')).toHaveTextContent('This did not load');
    missing.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Words of the page 0' })).toBeInTheDocument();
  });
});
