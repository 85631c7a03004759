import { keepFonts } from './keepFonts';

test('keepFonts fetches the fonts that the visit did not load, and no others', () => {
  const asked: string[] = [];
  // A font that does not load does not matter to this visit.
  globalThis.fetch = async (address) => Promise.reject(new Error(asked.push(String(address)).toString()));
  document.head.innerHTML = `
    <link rel="preload" as="font" media="not all" href="/a.woff2"><link rel="preload" as="font" href="/b.woff2">
    <link rel="stylesheet" media="print" href="/print.css">`;
  keepFonts(document);
  expect(asked).toEqual(['http://localhost/a.woff2']);
});
