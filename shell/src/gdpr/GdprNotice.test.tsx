import { type RemoteRoute, selectIsGdprAccepted } from '@komawari/shared-state';
import { screen, within } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';

test('the privacy notice shows until it is accepted', async () => {
  const { user, store } = await renderSite('/error');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.queryByRole('region', { name: 'Privacy notice' })).not.toBeInTheDocument();
  expect(selectIsGdprAccepted(store.getState())).toBe(true);
  // The server reads the cookie and sends its next page without the notice.
  expect(document.cookie).toContain('gdpr=yes');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the privacy notice is shown on a page without chrome, and not at its foot', async () => {
  const stage: RemoteRoute = { path: '/viewer/:chapterId', page: 'Viewer', chrome: 'none' };
  const { user, store } = await renderSite('/viewer/1', { routes: [stage] });
  const notice = await screen.findByRole('region', { name: 'Privacy notice' });
  expect(notice).not.toHaveAttribute('data-foot-notice');
  await user.click(within(notice).getByRole('button', { name: 'Accept' }));
  expect(selectIsGdprAccepted(store.getState())).toBe(true);
  expect(notice).not.toBeInTheDocument();
});

test('a reader who has accepted the privacy notice does not see it again', async () => {
  await renderSite('/error', {
    preloadedState: { preferences: { theme: 'system', isGdprAccepted: true, isHistoryPaused: false } },
  });
  expect(screen.queryByRole('region', { name: 'Privacy notice' })).not.toBeInTheDocument();
});
