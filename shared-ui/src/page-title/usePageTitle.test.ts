import { renderHook } from '@testing-library/react';
import { usePageTitle } from './usePageTitle';

const robots = () => document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;

test('a page is named before the site', () => {
  renderHook(() => usePageTitle('Updates'));
  expect(document.title).toBe('Updates | Komawari');
});

test('the site is called as the page’s head says', () => {
  document.head.innerHTML = '<meta name="application-name" content="Inkwell">';
  renderHook(() => usePageTitle('Updates'));
  expect(document.title).toBe('Updates | Inkwell');
  document.head.innerHTML = '';
});

test('a page that does not know its name yet has that of the site', () => {
  renderHook(() => usePageTitle(undefined));
  expect(document.title).toBe('Komawari');
});

test('search engines are kept off for as long as the page is there', () => {
  const { unmount } = renderHook(() => usePageTitle('#001', { noindex: true }));
  expect(robots()).toBe('noindex');
  unmount();
  expect(robots()).toBeUndefined();
});
