import type { RootState } from '@komawari/shared-state';
import { installPushBrowser, type PushBrowser } from '@komawari/tooling/testing/push';
import { screen, waitFor } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';

let browser: ReturnType<typeof installPushBrowser> | undefined;
afterEach(() => browser?.restore());

const preferences = { theme: 'system', isGdprAccepted: true, isHistoryPaused: false } as const;
const environment = { apiBase: '/api', questionnaireBase: '/api', timeZone: 'UTC', pushKey: 'BKey' };

/** Opens a page of the site in a browser that supports push messages. */
async function visit(state: Partial<RootState> = {}, options: PushBrowser = {}) {
  browser = installPushBrowser({ permission: 'default', answer: 'granted', gives: 'https://push.test/1', ...options });
  return renderSite('/error', { preloadedState: { environment, preferences, favorites: { 5: true }, ...state } });
}

const offer = () => screen.findByRole('region', { name: 'New chapters' });

test('a reader with a favorite gets the offer, and only a yes asks the browser for permission', async () => {
  const { user } = await visit({}, { answer: 'denied' });
  await offer();
  expect(Notification.permission).toBe('default');
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(await screen.findByText(/Your browser does not allow notifications/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'New chapters' })).not.toBeInTheDocument();
});

test('a declined offer is not shown again', async () => {
  const first = await visit();
  await offer();
  await first.user.click(screen.getByRole('button', { name: 'No, thank you' }));
  expect(screen.queryByRole('region', { name: 'New chapters' })).not.toBeInTheDocument();
  first.unmount();
  await renderSite('/error', { preloadedState: { environment, preferences, favorites: { 5: true } } });
  await waitFor(() => Promise.resolve());
  expect(screen.queryByRole('region', { name: 'New chapters' })).not.toBeInTheDocument();
});

test.each<[string, Partial<RootState>]>([
  ['has made no favorite', { favorites: { 5: false } }],
  ['has not answered the privacy notice', { preferences: { ...preferences, isGdprAccepted: false } }],
  ['reads a site without push messages', { environment: { apiBase: '/api', questionnaireBase: '/api', timeZone: 'UTC' } }],
])('a reader who %s gets no offer', async (_who, state) => {
  await visit(state);
  await waitFor(() => Promise.resolve());
  expect(screen.queryByRole('region', { name: 'New chapters' })).not.toBeInTheDocument();
});
