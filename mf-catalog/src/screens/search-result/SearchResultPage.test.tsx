import type { Locale } from '@komawari/shared-domain';
import { contentLanguageToggled } from '@komawari/shared-state';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { routes } from '../../routes';

async function setup(search = '', locale?: Locale) {
  const page = await renderPage({ remote, routes, path: `/search_result${search}`, ...(locale && { locale }) });
  return { ...page, input: await screen.findByRole('searchbox') };
}

describe('the search', () => {
  it('has the focus, and the keyword of the URL', async () => {
    const { input } = await setup('?keyword=moon');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('moon');
    expect(await screen.findByRole('link', { name: /Moon Market/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/titles\/\d+$/),
    );
  });

  it('does not take the focus on going back, but takes it when opened again', async () => {
    const { input, navigate } = await setup('?keyword=moon');
    const leave = async () => {
      await navigate('/titles/1');
      // In browsers, a hidden element loses the focus.
      act(() => input.blur());
    };
    await leave();
    await navigate(-1);
    expect(input).toBeVisible();
    expect(input).not.toHaveFocus();
    await leave();
    await navigate('/search_result?keyword=moon');
    expect(input).toHaveFocus();
  });

  it('is a form that works before the scripts load', async () => {
    const { input } = await setup('?keyword=moon');
    expect(input).toHaveAttribute('name', 'keyword');
    expect(input.closest('form')).toHaveAttribute('action', '/search_result');
  });

  it('searches names and authors while the reader types, and keeps the keyword in the URL', async () => {
    const { user, input, location } = await setup();
    await user.type(input, 'JON VA');
    expect(await screen.findByRole('link', { name: /Paper Tower/ })).toBeVisible();
    await waitFor(() => expect(location()).toBe('/search_result?keyword=JON+VA'));
    expect(screen.getByText('Jon Va', { selector: 'mark' })).toBeVisible();
  });

  it('follows a URL change, and does not overwrite it with earlier input', async () => {
    const { user, input, location, navigate } = await setup('?keyword=moon');
    await user.type(input, ' mar');
    await navigate('/search_result?keyword=tower');
    expect(input).toHaveValue('tower');
    expect(await screen.findByRole('link', { name: /Paper Tower/ })).toBeVisible();
    await user.type(input, 's');
    await waitFor(() => expect(location()).toBe('/search_result?keyword=towers'));
    expect(input).toHaveValue('towers');
  });

  it('announces the number of results', async () => {
    await setup('?keyword=а', 'ru');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d+ результат/));
  });

  it('moves the focus from the input to the first result with the down key', async () => {
    const { user } = await setup('?keyword=harbor');
    const result = await screen.findByRole('link', { name: /Neon Harbor/ });
    await user.keyboard('{ArrowDown}');
    expect(result).toHaveFocus();
  });

  it('shows a message when there are no results', async () => {
    await setup('?keyword=zzzzzz');
    expect(await screen.findByText('Sorry, no results were found. Try searching for something else.')).toBeVisible();
  });

  it('can be retried when the titles did not load', async () => {
    failNext('/title_list/allV2', 'network');
    const { user } = await setup('?keyword=moon');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Moon Market/ })).toBeVisible();
  });
});

describe('facets', () => {
  it('filter by author, in the URL and the announced count too', async () => {
    const { user, location } = await setup('?keyword=a');
    const authors = within(await screen.findByRole('group', { name: 'Author' }));
    await user.click(await authors.findByRole('checkbox', { name: /Jon Vale/ }));
    expect(location()).toBe('/search_result?keyword=a&author=Jon+Vale');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([expect.stringContaining('Paper Tower')]);
    expect(screen.getByRole('status')).toHaveTextContent('1 result');
    await user.click(screen.getByRole('button', { name: 'Show all again' }));
    expect(location()).toBe('/search_result?keyword=a');
  });

  it('filter by language when the reader has several content languages', async () => {
    const { user, store, location } = await setup('?keyword=marlowe');
    act(() => void store.dispatch(contentLanguageToggled('ru')));
    const languages = within(await screen.findByRole('group', { name: 'Language' }));
    await user.click(await languages.findByRole('checkbox', { name: /Русский/ }));
    expect(location()).toBe('/search_result?keyword=marlowe&language=ru');
    expect(await screen.findByRole('link', { name: /Неоновая гавань/ })).toBeVisible();
  });

  it('are read from the URL, also without a keyword', async () => {
    await setup('?author=Jon+Vale');
    expect(await screen.findByRole('link', { name: /Paper Tower/ })).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: /Jon Vale/ })).toBeChecked();
  });

  it('are not restored by the browser, which knows them by their place', async () => {
    await setup('?keyword=a');
    for (const facet of await screen.findAllByRole('checkbox')) expect(facet).toHaveAttribute('autocomplete', 'off');
  });

  it('can be cleared when no result is left', async () => {
    const { user } = await setup('?keyword=moon&author=Nobody');
    expect(await screen.findByText(/^Sorry, no results were found/)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Show all again' }).at(-1)!);
    expect(screen.getByRole('link', { name: /Moon Market/ })).toBeVisible();
  });

  it('ignore a language that does not exist', async () => {
    await setup('?keyword=moon&language=klingon');
    expect(await screen.findByRole('link', { name: /Moon Market/ })).toBeVisible();
  });

  it('support keyboard navigation from the input to the facets and the results, and back', async () => {
    const { user, input } = await setup('?keyword=a');
    const [first, second] = await screen.findAllByRole('checkbox');
    await user.tab();
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    const links = screen.getAllByRole('link');
    expect(links[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(links[1]).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(input).toHaveFocus();
  });
});
