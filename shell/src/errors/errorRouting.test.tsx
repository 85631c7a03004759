import { screen } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';
import { routeError } from './errorRouting';

const popups = { english: undefined, spanish: undefined, all: [] };

test.each([
  [{ kind: 'maintenance', popups }, '/maintenance'],
  [{ kind: 'geoBlocked', popups }, '/blocking'],
  [{ kind: 'unauthorized', popups }, '/error'],
  [{ kind: 'server', popups }, '/error'],
  [{ kind: 'http', status: 502 }, '/error'],
  [{ kind: 'timeout' }, '/error'],
] as const)('%j leads to %s', (error, expected) => {
  const left: unknown[] = [];
  routeError(error, '/titles/3?x=1', (path, options) => left.push(path, options));
  expect(left).toEqual([expected, { replace: true, state: { from: '/titles/3?x=1', kind: error.kind } }]);
});

test('a page that failed to load offers to be loaded again', async () => {
  const { go } = await renderSite('/about_us');
  await go('/error', { from: '/titles/3', kind: 'http' });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page did not load' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/titles/3');
});

test('a reader without a connection is told so', async () => {
  const { go } = await renderSite('/about_us');
  await go('/error', { from: '/updates', kind: 'network' });
  expect(await screen.findByRole('heading', { level: 1, name: 'No connection' })).toBeInTheDocument();
});
