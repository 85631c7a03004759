import { screen, waitFor } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';

const updates = { path: '/updates', page: 'Updates', chrome: 'main' } as const;

test('the root redirects to /updates and keeps query and hash', async () => {
  const { location } = await renderSite('/?from=mail#today', { routes: [updates] });
  await waitFor(() => expect(location()).toBe('/updates?from=mail#today'));
  expect(await screen.findByRole('heading', { name: 'Updates' })).toBeInTheDocument();
});

test.each([
  ['that no route matches', '/no/such/page'],
  ['whose remote is not part of this site', '/featured'],
])('a path %s leads to the Page Not Found screen', async (_which, path) => {
  const { location } = await renderSite(path, { routes: [updates] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
  expect(location()).toBe('/error');
  expect(document.title).toBe('Page Not Found | Komawari');
});

test('a path with a parameter belongs to the remote that owns its pattern', async () => {
  const publisher = { path: '/publisher_news/:publisherId', page: 'PublisherNews', chrome: 'main' } as const;
  await renderSite('/publisher_news/7', { routes: [publisher] });
  expect(await screen.findByRole('heading', { name: 'PublisherNews' })).toBeInTheDocument();
});

test.each([
  ['main', true],
  ['webview', false],
  ['none', false],
] as const)('a page with the chrome %p has a header: %p', async (chrome, hasHeader) => {
  await renderSite('/viewer/1', { routes: [{ path: '/viewer/:chapterId', page: 'Viewer', chrome }] });
  expect(await screen.findByRole('heading', { name: 'Viewer' })).toBeInTheDocument();
  expect(screen.queryAllByRole('banner')).toHaveLength(hasHeader ? 1 : 0);
});

test('the page for blocked regions has no links into the site', async () => {
  await renderSite('/blocking');
  expect(screen.getByRole('heading', { name: 'Not available in your region' })).toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('a page with its own <main> gets the focus when that element appears', async () => {
  const { go } = await renderSite('/error', { routes: [{ path: '/viewer/:chapterId', page: 'Viewer', chrome: 'none' }] });
  await go('/viewer/1');
  await screen.findByRole('heading', { name: 'Viewer' });
  const main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
  await waitFor(() => expect(main).toHaveFocus());
  main.remove();
});

test('after a navigation the main element has the focus', async () => {
  const { user } = await renderSite('/error', { routes: [updates] });
  await user.click(screen.getByRole('link', { name: 'Komawari, home' }));
  await screen.findByRole('heading', { name: 'Updates' });
  expect(screen.getByRole('main')).toHaveFocus();
});
