import { keepFonts } from './keepFonts';

test('letters that a visit did without are fetched, and those that it has are not again', () => {
  const asked: string[] = [];
  // A font that does not load does not matter to this visit.
  globalThis.fetch = async (address) => Promise.reject(new Error(asked.push(String(address)).toString()));
  document.head.innerHTML = `
    <link rel="preload" as="font" media="not all" href="/a.woff2"><link rel="preload" as="font" href="/b.woff2">
    <link rel="stylesheet" media="print" href="/print.css">`;
  keepFonts(document);
  expect(asked).toEqual(['http://localhost/a.woff2']);
});
