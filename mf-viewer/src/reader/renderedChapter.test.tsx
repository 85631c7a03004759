import {
  createFirstScreen,
  createMemoryRouter,
  FirstScreenProvider,
  makeStore,
  RouterProvider,
  renderedState,
  StoreProvider,
} from '@komawari/shared-state';
import { resolveNeed } from '@komawari/shared-state/contract';
import { chaptersOf, titleNamed } from '@komawari/tooling/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { remote } from '../remote';
import { routes } from '../routes';

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1200 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 800 });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

afterEach(() => localStorage.clear());

const SERVER = `${process.env.KOMAWARI_TEST_SERVER ?? ''}/api`;

/** A chapter as the server renders it, and the same chapter in a reader's browser. */
async function setup({ search = '', quality = 'high' } = {}) {
  const [chapter] = await chaptersOf(await titleNamed('Neon Harbor'));
  const { chapterId } = chapter!;
  const [route] = routes;
  const needs = { params: { chapterId: String(chapterId) }, lang: 'eng', search: new URLSearchParams() };
  const address = resolveNeed(route.data[0], { ...needs, cookie: () => quality });
  const bytes = Buffer.from(await (await fetch(`${SERVER}${address}&opens=no`)).arrayBuffer()).toString('latin1');
  const { Component } = await remote.pages.Viewer();
  const messages = await remote.loadMessages('en');
  const seen = { locale: 'en', contents: ['en'], theme: 'system', timeZone: 'UTC' } as const;
  const state = renderedState({ apiBase: SERVER, questionnaireBase: SERVER }, seen);
  const site = () => {
    const answers = { [address]: { bytes, isForNobody: true } };
    const firstScreen = createFirstScreen({ now: 0, choices: { imageQuality: quality }, answers });
    const store = makeStore(state, { firstScreen });
    const initialEntries = [`/viewer/${chapterId}${search}`];
    const router = createMemoryRouter([{ path: route.path, Component }], { initialEntries });
    return (
      <StoreProvider store={store} serverState={store.getState()}>
        <FirstScreenProvider value={firstScreen}>
          <IntlProvider locale="en" messages={messages}>
            <RouterProvider router={router} />
          </IntlProvider>
        </FirstScreenProvider>
      </StoreProvider>
    );
  };
  const html = renderToString(site());
  const page = document.createElement('div');
  page.innerHTML = html;
  return { html, page, hydrate: () => render(site(), { container: document.body.appendChild(page), hydrate: true }) };
}

test('the server renders names, links and the counter, and preloads the first picture', async () => {
  const { html, page } = await setup();
  expect(page.querySelector('h1')).toHaveTextContent('#001 Neon Harbor');
  expect(page.querySelector('a[href^="/titles/"]')).toHaveTextContent('Neon Harbor');
  expect(page.querySelector('a[href^="/comments/"]')).not.toBeNull();
  expect(page.querySelector('[data-counter]')).toHaveTextContent('1 / 5');
  const layer = page.querySelector<HTMLElement>('[data-first-pages]')!;
  const { pages } = JSON.parse(layer.dataset.firstPages!) as { pages: { imageUrl: string }[] };
  expect(pages).toHaveLength(5);
  expect(html).toMatch(/^<link rel="preload" as="fetch" crossorigin="anonymous" fetchpriority="high" href="/i);
  expect(page.querySelector('link')).toHaveAttribute('href', pages[0]!.imageUrl);
});

test('the server preloads the page named in the URL', async () => {
  const { page } = await setup({ search: '?p=3' });
  expect(page.querySelector('[data-counter]')).toHaveTextContent('3 / 5');
  const layer = page.querySelector<HTMLElement>('[data-first-pages]')!;
  const { pages } = JSON.parse(layer.dataset.firstPages!) as { pages: { imageUrl: string }[] };
  expect(page.querySelector('link')).toHaveAttribute('href', pages[2]!.imageUrl);
});

test.each(['high', 'low'])(
  'hydrates the server HTML in quality %s, and then applies the settings of the reader',
  async (quality) => {
    localStorage.setItem('viewerMode', JSON.stringify('horizontal'));
    localStorage.setItem('imageQuality', JSON.stringify(quality));
    const { hydrate } = await setup({ quality });
    hydrate();
    // Now it shows this reader's settings.
    expect(await screen.findByRole('slider')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    // Nothing was drawn into the layer, so there is nothing to wait for.
    await waitFor(() => expect(document.querySelector('[data-first-pages]')).toBeNull());
  },
);
