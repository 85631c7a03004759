import { selectIsGdprAccepted } from '@komawari/shared-state';
import { screen } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';

test('the notice shows until it is accepted', async () => {
  const { user, store } = await renderSite('/error');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.queryByRole('region', { name: 'Privacy notice' })).not.toBeInTheDocument();
  expect(selectIsGdprAccepted(store.getState())).toBe(true);
});

test('a reader who has accepted is not asked again', async () => {
  await renderSite('/error', {
    preloadedState: { preferences: { theme: 'system', isGdprAccepted: true, isHistoryPaused: false } },
  });
  expect(screen.queryByRole('region', { name: 'Privacy notice' })).not.toBeInTheDocument();
});
