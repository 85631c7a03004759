import { paths } from '@komawari/shared-domain';
import { screen } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { openingFrame } from './openingFrame';

const words = (id: string) => en[id as keyof typeof en];

function addressesIn(element: Element): Record<string, string | null> {
  const links = [...element.querySelectorAll('a')];
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));
}

/** Parses the frame like a browser that runs no scripts. */
function showWithoutScripts(): void {
  document.body.innerHTML = openingFrame(words).replaceAll('noscript', 'section');
}

test('the logo links Home before any script has run', () => {
  document.body.innerHTML = openingFrame(words);
  expect(screen.getByRole('link', { name: en['shell.navigation.updates'] })).toHaveAttribute('href', paths.updates());
});

test('without scripts the frame links the pages that need none, and a reload of the page', () => {
  showWithoutScripts();
  expect(addressesIn(screen.getByRole('navigation'))).toEqual({
    Updates: paths.updates(),
    Featured: paths.featured(),
    'Manga List': paths.mangaList(),
    Search: paths.search(),
  });
  expect(addressesIn(screen.getByText(/^This page did not load/))).toEqual({ 'Reload the page': '' });
});

test('the navigation exists only inside noscript', () => {
  document.body.innerHTML = openingFrame(words).replaceAll(/<noscript>.*?<\/noscript>/g, '');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
