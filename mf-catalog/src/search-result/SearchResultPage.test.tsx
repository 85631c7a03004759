import { screen, waitFor } from '@testing-library/react';
import type { Locale } from '@komawari/shared-state';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { remote } from '../remote';
import { routes } from '../routes';

async function setup(search = '', locale?: Locale) {
  const page = await renderPage({ remote, routes, path: `/search_result${search}`, ...(locale && { locale }) });
  return { ...page, input: await screen.findByRole('searchbox') };
}

describe('the search', () => {
  it('has the focus, and the keyword of the address', async () => {
    const { input } = await setup('?keyword=moon');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('moon');
    expect(await screen.findByRole('link', { name: /Moon Market/ })).toHaveAttribute('href', expect.stringMatching(/^\/titles\/\d+$/));
  });

  it('finds while one types, in names and authors, and keeps the keyword in the address', async () => {
    const { user, input, location } = await setup();
    await user.type(input, 'JON VA');
    expect(await screen.findByRole('link', { name: /Paper Tower/ })).toBeVisible();
    await waitFor(() => expect(location()).toBe('/search_result?keyword=JON+VA'));
    expect(screen.getByText('Jon Va', { selector: 'mark' })).toBeVisible();
  });

  it('reads out how many were found', async () => {
    await setup('?keyword=а', 'ru');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d+ результат/));
  });

  it('goes from the input to the first result with the down key', async () => {
    const { user } = await setup('?keyword=harbor');
    const result = await screen.findByRole('link', { name: /Neon Harbor/ });
    await user.keyboard('{ArrowDown}');
    expect(result).toHaveFocus();
  });

  it('says so when it finds nothing', async () => {
    await setup('?keyword=zzzzzz');
    expect(await screen.findByText('Sorry, no results were found. Try searching for something else.')).toBeVisible();
  });

  it('can be tried again when the titles did not come', async () => {
    failNext('/title_list/allV2', 'network');
    const { user } = await setup('?keyword=moon');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Moon Market/ })).toBeVisible();
  });
});
