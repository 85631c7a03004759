import type { ErrorVisit } from '@komawari/shared-state';
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
] as const)('the error %j leads to %s', (error, expected) => {
  const left: unknown[] = [];
  routeError(error, '/titles/3?x=1', (path, options) => left.push(path, options));
  expect(left).toEqual([expected, { state: { from: '/titles/3?x=1', error } }]);
});

test('the error page of a failed load links to the same page again', async () => {
  const { go } = await renderSite('/about_us');
  await go('/error', { from: '/titles/3', error: { kind: 'http', status: 502 } });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page did not load' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/titles/3');
});

test('a network error is shown as a missing connection', async () => {
  const { go } = await renderSite('/about_us');
  await go('/error', { from: '/updates', error: { kind: 'network' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'No connection' })).toBeInTheDocument();
});

describe('the message of the server', () => {
  const button = (text: string, url: string) => ({ text, action: { method: 0 as const, url } });
  const english = {
    subject: 'Chapter gone',
    body: 'It ended yesterday.',
    language: 0 as const,
    okButton: button('All chapters', '/titles/9'),
    neutralButton: button('Our shop', 'https://shop.test/'),
    cancelButton: button('Never mind', 'javascript:alert(1)'),
  };
  const visit: ErrorVisit = { from: '/titles/3', error: { kind: 'server', popups: { ...popups, english } } };

  test('is shown with its buttons, except those with an unsafe URL', async () => {
    const { go } = await renderSite('/about_us');
    await go('/error', visit);
    expect(await screen.findByRole('heading', { level: 1, name: 'Chapter gone' })).toBeInTheDocument();
    expect(document.title).toBe('Chapter gone | Komawari');
    expect(screen.getByText('It ended yesterday.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All chapters' })).toHaveAttribute('href', '/titles/9');
    expect(screen.getByRole('link', { name: 'Our shop' })).toHaveAttribute('href', 'https://shop.test/');
    expect(screen.queryByText('Never mind')).not.toBeInTheDocument();
  });

  test.each([
    ['/maintenance', 'We are redrawing a few lines'],
    ['/blocking', 'Not available in your region'],
  ])('is shown at %s', async (path, heading) => {
    const { go } = await renderSite('/about_us');
    await go(path, visit);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.getByText('It ended yesterday.')).toBeInTheDocument();
  });
});
