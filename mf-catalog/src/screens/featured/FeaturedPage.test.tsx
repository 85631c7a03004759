import type { Locale } from '@komawari/shared-domain';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote';
import { routes } from '../../routes';

const setup = (locale: Locale = 'en') => renderPage({ remote, routes, path: '/featured', locale });

describe('the featured page', () => {
  it('shows its banners and title lists in the order of the editors', async () => {
    await setup();
    const shelf = await screen.findByRole('region', { name: 'Stories for the night (en)' });
    expect(within(shelf).getAllByRole('link')).toHaveLength(3);
    const banners = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-label'));
    expect(banners.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Neon Harbor',
      'Paper Tower',
      'Moon Market',
      'Neon Harbor',
    ]);
  });

  it('is shown in the reader’s language', async () => {
    await setup('ru');
    expect(await screen.findByRole('region', { name: 'Stories for the night (ru)' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Подборки' })).toBeVisible();
  });

  it('can be requested again when it did not load', async () => {
    failNext('/featured', 'timeout');
    const { user } = await setup();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Stories for the night (en)' })).toBeVisible();
  });
});
