import { selectContentLanguages, selectServiceLanguage } from '@komawari/shared-state';
import { screen, waitFor, within } from '@testing-library/react';
import { type RenderSiteOptions, renderSite } from '../testing/renderSite';

const routes = [
  { path: '/updates', page: 'Updates', chrome: 'main' },
  { path: '/titles/:titleId', page: 'TitleDetail', chrome: 'main' },
  { path: '/search_result', page: 'Search', chrome: 'main' },
] as const;

async function setup(path: string, options: Pick<RenderSiteOptions, 'preloadedState' | 'locale'> = {}) {
  const site = await renderSite(path, { routes, ...options });
  const header = within(screen.getByRole('banner'));
  const openSettings = async () => {
    await site.user.click(header.getByRole('button', { name: /language and settings/ }));
    return within(await screen.findByRole('dialog', { name: 'Settings' }));
  };
  return { ...site, header, openSettings };
}

test('the navigation marks the current page', async () => {
  const { header } = await setup('/updates');
  const navigation = within(header.getByRole('navigation'));
  expect(navigation.getByRole('link', { name: 'Updates' })).toHaveAttribute('aria-current', 'page');
  expect(navigation.getByRole('link', { name: 'Featured' })).not.toHaveAttribute('aria-current');
});

const environment = { apiBase: '/api', questionnaireBase: '/api', timeZone: 'UTC' };

test('About Us opens in a new tab and says so', async () => {
  const preloadedState = { environment: { ...environment, aboutUrl: 'https://publisher.test/about' } };
  const { header } = await setup('/updates', { preloadedState });
  const about = header.getByRole('link', { name: 'About Us (opens in a new tab)' });
  expect(about).toHaveAttribute('target', '_blank');
  expect(about).toHaveAttribute('href', 'https://publisher.test/about');
});

test('the footer names the copyright holder, and explains the e-book mark where the publisher has it', async () => {
  const mark = /^The e-book distribution mark/;
  const preloadedState = { environment: { ...environment, copyright: '2021 Ink Press', hasEbookMark: true } };
  const { unmount } = await setup('/updates', { preloadedState });
  expect(screen.getByText('© 2021 Ink Press')).toBeInTheDocument();
  expect(screen.getByText(mark)).toBeInTheDocument();
  unmount();
  await setup('/updates', { preloadedState: { environment: { ...environment, siteName: 'Inkwell' } } });
  expect(screen.getByText('© Inkwell')).toBeInTheDocument();
  expect(screen.queryByText(mark)).not.toBeInTheDocument();
});

test('the search box leads to the results of its keyword', async () => {
  const { header, user, location } = await setup('/updates');
  await user.type(header.getByRole('searchbox', { name: 'Search' }), '  river & sea{Enter}');
  expect(location()).toBe('/search_result?keyword=river%20%26%20sea');
});

test('the search form has an accessible name', async () => {
  const { header } = await setup('/updates');
  expect(header.getByRole('search', { name: 'Search' })).toBeInTheDocument();
});

test('the search box is not shown on the search page', async () => {
  const { header } = await setup('/search_result');
  expect(header.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('the language button is not shown on title pages', async () => {
  const { header } = await setup('/titles/3');
  expect(header.queryByRole('button', { name: /language and settings/ })).not.toBeInTheDocument();
});

test('choosing a service language changes the messages, the document and the content languages', async () => {
  const { openSettings, user, store } = await setup('/updates');
  const panel = await openSettings();
  await user.click(panel.getByRole('radio', { name: 'Español' }));
  expect(await screen.findByRole('dialog', { name: 'Ajustes' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('es');
  expect(document.cookie).toContain('lang=es');
  expect(selectServiceLanguage(store.getState())).toBe('es');
  expect(selectContentLanguages(store.getState())).toEqual(['es']);
});

test('choosing a language removes the language from the URL', async () => {
  const { openSettings, user, location } = await setup('/updates?lang=en&x=1');
  const panel = await openSettings();
  await user.click(panel.getByRole('radio', { name: 'Español' }));
  await waitFor(() => expect(location()).toBe('/updates?x=1'));
});

test('the language of a URL does not replace the chosen language', async () => {
  localStorage.setItem('service', '"en"');
  await setup('/updates?lang=ru', { locale: 'ru' });
  expect(document.documentElement.lang).toBe('ru');
  expect(document.cookie).toContain('lang=en');
  expect(document.cookie).toContain('reads=en.ru');
  localStorage.removeItem('service');
});

test('content languages can be chosen freely, except that of the site', async () => {
  const { openSettings, user, store } = await setup('/updates');
  const panel = await openSettings();
  expect(panel.getByRole('checkbox', { name: /English/ })).toBeDisabled();
  await user.click(panel.getByRole('checkbox', { name: /Français/ }));
  expect(selectContentLanguages(store.getState())).toEqual(['en', 'fr']);
});

test('the theme is set on the document and in a cookie, and Automatic removes it', async () => {
  const { openSettings, user } = await setup('/updates');
  const panel = await openSettings();
  await user.click(panel.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.cookie).toContain('theme=dark');
  await user.click(panel.getByRole('radio', { name: 'Automatic' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(document.cookie).not.toContain('theme=');
});

test('the settings panel closes on every navigation', async () => {
  const { openSettings, go } = await setup('/updates');
  await openSettings();
  await go('/titles/3');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the settings panel stays closed after going back and forward', async () => {
  const { openSettings, go, travel } = await setup('/updates');
  await openSettings();
  await go('/search_result');
  await travel(-1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await travel(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the menu stays closed after going back to the page where it was opened', async () => {
  const { header, user, go, travel } = await setup('/updates');
  await user.click(header.getByRole('button', { name: 'Menu' }));
  await go('/search_result');
  await travel(-1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the menu links the pages of the publisher in the language of the reader', async () => {
  const preloadedState = { environment: { ...environment, pagesUrl: 'https://pages.test' } };
  const { header, user } = await setup('/updates', { preloadedState });
  await user.click(header.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', 'https://pages.test/privacy/eng');
  expect(menu.getByRole('link', { name: 'Help/FAQs' })).toHaveAttribute('href', '/help');
  expect(menu.getByRole('link', { name: 'News and Events' })).toHaveAttribute('href', '/announcement');
});

test('the menu links history and upcoming chapters and marks the current page', async () => {
  const { header, user } = await setup('/updates');
  await user.click(header.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/history');
  expect(menu.getByRole('link', { name: 'Upcoming chapters' })).toHaveAttribute('href', '/calendar');
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Updates');
});

test('menu and footer link the legal pages of the content', async () => {
  const preloadedState = { environment: { ...environment, legalPages: ['privacy', 'terms'] as const } };
  const { header, user } = await setup('/updates', { preloadedState });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/legal/terms');
  expect(footer.queryByRole('link', { name: 'Copyrights' })).not.toBeInTheDocument();
  await user.click(header.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/legal/privacy');
});

test('the app is offered only in the stores where the publisher has it', async () => {
  await setup('/updates', { preloadedState: { environment: { ...environment, playStoreUrl: 'https://play.test/app' } } });
  expect(screen.getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', 'https://play.test/app');
  expect(screen.queryByRole('link', { name: 'App Store' })).not.toBeInTheDocument();
});

test('no link leads to a page that the publisher does not have', async () => {
  await setup('/updates');
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toContain('/help');
  expect(addresses.filter((address) => /\.example\b/.test(address ?? ''))).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Privacy Policy' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /About Us/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Your comics, in your pocket' })).not.toBeInTheDocument();
});
