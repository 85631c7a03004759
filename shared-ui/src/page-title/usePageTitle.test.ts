import { renderHook } from '@testing-library/react';
import { usePageTitle } from './usePageTitle';

const robots = () => document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;

test('the document title is the page name and the site name', () => {
  renderHook(() => usePageTitle('Updates'));
  expect(document.title).toBe('Updates | Komawari');
});

test('the site name is the application-name in the head', () => {
  document.head.innerHTML = '<meta name="application-name" content="Inkwell">';
  renderHook(() => usePageTitle('Updates'));
  expect(document.title).toBe('Updates | Inkwell');
  document.head.innerHTML = '';
});

test('a page without a name yet has the site name as its title', () => {
  renderHook(() => usePageTitle(undefined));
  expect(document.title).toBe('Komawari');
});

test('noindex is set while the page is mounted', () => {
  const { unmount } = renderHook(() => usePageTitle('#001', { noindex: true }));
  expect(robots()).toBe('noindex');
  unmount();
  expect(robots()).toBeUndefined();
});
