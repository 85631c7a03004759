import type { Locale } from '@komawari/shared-domain';
import { ErrorAction } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { ATTACKS, anAnnouncement, anError } from '@komawari/shared-proto/fixtures';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

function setup({ path = '/announcement', locale = 'en' as Locale } = {}) {
  return renderPage({ remote, routes, path, locale });
}

/** Makes the next answer contain these announcements. */
function answerWith(announcements: readonly Parameters<typeof anAnnouncement>[0][]) {
  const value = { serviceAnnouncements: announcements.map(anAnnouncement) };
  failNext('/web/announcement', encodeResponse({ kind: 'success', view: { kind: 'serviceAnnouncementsView', value } }));
}

test('announcements are an accordion with title and date, the newest first and open', async () => {
  const { user } = await setup();
  const [newest, older] = await screen.findAllByRole('heading', { level: 2 });
  expect(newest).toHaveAccessibleName(/^A dark theme \(en\)/);
  expect(within(newest!).getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toHaveAttribute('datetime');
  expect(newest!.closest('details')).toHaveAttribute('open');

  expect(screen.getByText('Read in yours.')).not.toBeVisible();
  await user.click(older!);
  const region = screen.getByRole('region', { name: /^Seven languages/ });
  expect(within(region).getByText('Read in yours.')).toBeVisible();
  expect(newest!.closest('details')).toHaveAttribute('open');

  await user.click(older!);
  expect(screen.getByText('Read in yours.')).not.toBeVisible();
});

test('the body is rendered as HTML', async () => {
  await setup();
  expect((await screen.findByText('ink')).tagName).toBe('STRONG');
});

test('page, dates and announcements are in the service language', async () => {
  await setup({ locale: 'th' });
  expect(await screen.findByRole('heading', { name: /^A dark theme \(th\)/ })).toHaveTextContent(/25\d\d/);
  expect(screen.getByRole('heading', { level: 1, name: 'ข่าวสารและกิจกรรม' })).toBeVisible();
  expect(document.title).toBe('ข่าวสารและกิจกรรม | Komawari');
});

test('an external link opens in a new tab with noopener noreferrer, an internal one in the page', async () => {
  answerWith([{ body: '<a href="https://publisher.example/">Shop</a> <a href="/updates">Home</a>' }]);
  const { user, location } = await setup();
  const shop = await screen.findByRole('link', { name: 'Shop (opens in a new tab)' });
  expect(shop).toHaveAttribute('target', '_blank');
  expect(shop).toHaveAttribute('rel', 'noopener noreferrer');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(location()).toBe('/updates');
});

test('no script in an announcement runs', async () => {
  const alert = jest.fn();
  window.alert = alert;
  answerWith(ATTACKS.map((attack, index) => ({ title: attack, body: attack, date: index })));
  const { container } = await setup();
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(ATTACKS.length));
  expect(container.querySelectorAll('script, iframe, object, embed, form, style, [onerror], [onload], [onclick]')).toHaveLength(
    0,
  );
  expect(alert).not.toHaveBeenCalled();
});

test('without announcements the page shows an empty state', async () => {
  answerWith([]);
  await setup();
  expect(await screen.findByRole('heading', { name: 'No news right now.' })).toBeVisible();
});

test('without a connection the page shows an error, and requests again on a click', async () => {
  failNext('/web/announcement', 'network');
  const { user } = await setup({ locale: 'es' });
  expect(await screen.findByRole('heading', { name: 'No hay conexión.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: /^A dark theme \(es\)/ })).toBeVisible();
});

test.each([
  [ErrorAction.MAINTENANCE, '/maintenance'],
  [ErrorAction.DEFAULT, '/error'],
])('the error action %s redirects to %s', async (action, path) => {
  failNext('/web/announcement', encodeResponse(anError({ action })));
  const { location } = await setup();
  await waitFor(() => expect(location()).toBe(path));
});

describe('inside the app', () => {
  test.each(['ru', 'rus'])('the URL /webview/announcement/%s sets the language', async (language) => {
    await setup({ path: `/webview/announcement/${language}` });
    expect(await screen.findByRole('heading', { name: /^A dark theme \(ru\)/ })).toBeVisible();
    const heading = screen.getByRole('heading', { level: 1, name: 'Новости и события' });
    expect(heading.closest('[lang]')).toHaveAttribute('lang', 'ru');
  });

  test('links open in place, because the app has no tabs', async () => {
    answerWith([{ body: '<a href="https://publisher.example/">Shop</a>' }]);
    await setup({ path: '/webview/announcement/en' });
    expect(await screen.findByRole('link', { name: 'Shop' })).not.toHaveAttribute('target');
  });
});
