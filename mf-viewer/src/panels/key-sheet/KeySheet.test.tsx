import type { Locale } from '@komawari/shared-domain';
import { chaptersOf, renderPage, titleNamed } from '@komawari/tooling/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { routes } from '../../routes';

/** jsdom does not show pictures, so URLs are enough. */
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined });
});

beforeEach(() => localStorage.clear());

async function setup(locale: Locale = 'en') {
  const [{ chapterId } = { chapterId: 0 }] = await chaptersOf(await titleNamed('Neon Harbor'));
  const page = await renderPage({ remote, routes, locale, path: `/viewer/${chapterId}` });
  const bar = await screen.findByRole('group', { name: 'Chapter and settings' });
  await page.user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keys' }));
  return {
    ...page,
    sheet,
    areBarsShown: () => bar.hasAttribute('data-visible'),
    change: (name: string) => page.user.click(sheet.getByRole('button', { name })),
    close: () => page.user.click(sheet.getByRole('button', { name: 'Close' })),
  };
}

test('pressing a new key changes the binding, and the new key performs the action', async () => {
  const { user, sheet, change, close, areBarsShown } = await setup();
  await change('Show or hide the bars: M. Change this key');
  expect(sheet.getByText('Press the key for “Show or hide the bars”.')).toBeVisible();
  await user.keyboard('x');
  expect(sheet.getByRole('button', { name: 'Show or hide the bars: X. Change this key' })).toHaveFocus();
  await close();
  // The bars that are shown at the opening hide by themselves.
  await waitFor(() => expect(areBarsShown()).toBe(false), { timeout: 20_000 });
  await user.keyboard('m');
  expect(areBarsShown()).toBe(false);
  await user.keyboard('x');
  expect(areBarsShown()).toBe(true);
});

test('stores changed keys in local storage', async () => {
  const { user, change } = await setup();
  await change('Show or hide the bars: M. Change this key');
  await user.keyboard('x');
  expect(JSON.parse(localStorage.getItem('viewerSettings')!)).toMatchObject({ keys: { toggleBars: ['x'] } });
});

test('names the action of a key in use, and swaps keys only on confirmation', async () => {
  const { user, sheet, change } = await setup();
  await change('Show or hide the bars: M. Change this key');
  await user.keyboard('t');
  expect(sheet.getByText('T already does something: “All pages”.')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Cancel' }));
  expect(sheet.getByRole('button', { name: 'Show or hide the bars: M. Change this key' })).toBeVisible();
  await change('Show or hide the bars: M. Change this key');
  await user.keyboard('t');
  await user.click(sheet.getByRole('button', { name: 'Swap' }));
  expect(sheet.getByRole('button', { name: 'Show or hide the bars: T. Change this key' })).toBeVisible();
  expect(sheet.getByRole('button', { name: 'All pages: M. Change this key' })).toBeVisible();
});

test('Escape cancels the change and keeps the sheet open', async () => {
  const { user, sheet, change } = await setup();
  await change('Show or hide the bars: M. Change this key');
  await user.keyboard('{Escape}');
  expect(sheet.queryByText('Press the key for “Show or hide the bars”.')).toBeNull();
  expect(sheet.getByRole('button', { name: 'Show or hide the bars: M. Change this key' })).toHaveFocus();
});

test('shows a message when a browser key is pressed', async () => {
  const { user, sheet, change } = await setup();
  await change('Show or hide the bars: M. Change this key');
  await user.keyboard('{F5}');
  expect(sheet.getByText('That key belongs to the browser. Press another one.')).toBeVisible();
});

test('keys can be added, removed, and reset one by one or all at once', async () => {
  const { user, sheet, change } = await setup();
  await change('First page: add a key');
  await user.keyboard('h');
  expect(sheet.getByRole('button', { name: 'First page: H. Change this key' })).toBeVisible();
  await change('First page: Home. Change this key');
  await change('Remove this key');
  expect(sheet.queryByRole('button', { name: /First page: Home/ })).toBeNull();
  await change('Reset: First page');
  expect(sheet.queryByRole('button', { name: /First page: H\./ })).toBeNull();
  await change('Last page: End. Change this key');
  await user.keyboard('e');
  await change('Reset all keys');
  expect(sheet.getByRole('button', { name: 'Last page: End. Change this key' })).toBeVisible();
});

test('letters work on a Russian keyboard', async () => {
  const { close, areBarsShown } = await setup();
  await close();
  fireEvent.keyDown(window, { key: 'ь', code: 'KeyM' });
  expect(areBarsShown()).toBe(false);
});

test('single-character keys can be switched off', async () => {
  const { container, user, sheet, close, areBarsShown } = await setup();
  await user.click(sheet.getByRole('switch', { name: 'Single-letter keys' }));
  await close();
  await user.keyboard('m');
  expect(areBarsShown()).toBe(true);
  await user.keyboard('?');
  expect(screen.queryByRole('dialog', { name: 'Keys' })).toBeNull();
  // Keys with longer names still work.
  await user.keyboard('{End}');
  await waitFor(() => expect(container.querySelector('[data-counter]')).toHaveTextContent(/^5/));
});

test('opens from the settings too, and stays open', async () => {
  const { user, close } = await setup();
  await close();
  await user.click(screen.getByRole('button', { name: 'Reading settings' }));
  await user.click(await screen.findByRole('tab', { name: 'Controls' }));
  await user.click(screen.getByRole('button', { name: 'Show and change keys' }));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(screen.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});
