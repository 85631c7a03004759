import { createHash } from 'node:crypto';
import { storedBody } from '../../delivery/StoredBody';
import { aShellRelease } from '../../testing/aShellRelease';
import { createInlineSheets, inlineSheet } from './inlineSheets';

const ADDRESS = '/shell/1/shell.css';

describe('a stylesheet in a page', () => {
  test.each([
    ['beside it', 'url(assets/a.woff2)', 'url(/shell/1/assets/a.woff2)'],
    ['above it', 'url("../a.png?v=1#b")', 'url("/shell/a.png?v=1#b")'],
    [
      'of several',
      "url('a.woff2') format('woff2'), URL(b.woff2)",
      "url('/shell/1/a.woff2') format('woff2'), URL(/shell/1/b.woff2)",
    ],
    ['in a function', 'image-set(url(a.png) 1x, "b.png" 2x)', 'image-set(url(/shell/1/a.png) 1x, "/shell/1/b.png" 2x)'],
    ['from the root', 'url(/brand/a.png)', 'url(/brand/a.png)'],
    ['of another origin', 'url(https://a.test/a.png)', 'url(https://a.test/a.png)'],
    ['of the page itself', 'url(#clip)', 'url(#clip)'],
    [
      'that is in it',
      `url("data:image/svg+xml,%3Csvg fill='url(%23a)'/%3E")`,
      `url("data:image/svg+xml,%3Csvg fill='url(%23a)'/%3E")`,
    ],
    ['that is only text', '"url(a.png)"', '"url(a.png)"'],
  ])('finds a file %s', (_where, value, found) => {
    expect(inlineSheet(`.a{b:${value};c:d}`, ADDRESS)?.text).toBe(`.a{b:${found};c:d}`);
    expect(inlineSheet(`@media print{@font-face{src:${value}}}`, ADDRESS)?.text).toBe(`@media print{@font-face{src:${found}}}`);
  });

  test('finds files where a release has them that is served by another host', () => {
    expect(inlineSheet('.a{b:url(a.png)}', 'https://files.test/1/a.css')?.text).toBe('.a{b:url(https://files.test/1/a.png)}');
  });

  test('has faces that are fetched by themselves where that is asked for, but those that a device may not have', () => {
    const standIn = '@font-face{font-family:b;src:local("B")}';
    const thai = '@font-face{font-family:c;src:url(/c-thai-wght.woff2)}';
    const css = `@font-face{font-family:a;src:url(a.woff2)}${standIn}${thai}.a{font-family:a,b,c}`;
    expect(inlineSheet(css, ADDRESS, { splitsFonts: true })).toMatchObject({
      text: `${standIn}${thai}.a{font-family:a,b,c}`,
      letters: { text: '@font-face{font-family:a;src:url(/shell/1/a.woff2)}' },
    });
    expect(inlineSheet(css, ADDRESS)).not.toHaveProperty('letters');
    expect(inlineSheet('.a{b:c}', ADDRESS, { splitsFonts: true })).not.toHaveProperty('letters');
  });

  test('is admitted by its hash', () => {
    const hash = createHash('sha256').update('.a{b:c}').digest('base64');
    expect(inlineSheet('.a{b:c}', ADDRESS)).toEqual({ text: '.a{b:c}', hash: `sha256-${hash}` });
  });

  test('does not end its element, in a string or a comment', () => {
    const css = '/* </style > */.a::after{content:"</STYLE>"}';
    expect(inlineSheet(css, ADDRESS)?.text).toBe('/* \\3c /style > */.a::after{content:"\\3c /STYLE>"}');
  });

  test.each([
    ['that imports another', '@IMPORT "b.css";.a{b:c}'],
    ['that is long', `.a{b:${'c'.repeat(70_000)}}`],
  ])('%s is linked to', (_what, css) => {
    expect(inlineSheet(css, ADDRESS)).toBeUndefined();
  });
});

describe('the stylesheets of a release', () => {
  function setup(texts: Record<string, string>) {
    const reads: string[] = [];
    const read = createInlineSheets({
      async read(_release, file) {
        reads.push(file);
        const text = texts[file];
        if (text === 'broken') throw new Error('The store does not answer.');
        return text === undefined ? undefined : storedBody(new TextEncoder().encode(text), 5);
      },
    });
    return { reads, addresses: async (files: string[]) => [...(await read(aShellRelease(), files)).keys()] };
  }

  test('are read once', async () => {
    const { reads, addresses } = setup({ 'a.css': '.a{b:c}', 'b.css': '.b{b:c}' });
    expect(await addresses(['a.css', 'b.css'])).toEqual(['/shell/1/a.css', '/shell/1/b.css']);
    expect(await addresses(['b.css'])).toEqual(['/shell/1/b.css']);
    expect(reads).toEqual(['a.css', 'b.css']);
  });

  test.each(['gone', 'broken', 'not a stylesheet'])('are left out while one is %s, and are looked for again', async (fault) => {
    const texts: Record<string, string> = { 'a.css': '.a{b:c}' };
    if (fault === 'broken') texts['b.css'] = 'broken';
    if (fault === 'not a stylesheet') texts['b.css'] = '.b{';
    const { addresses } = setup(texts);
    expect(await addresses(['a.css', 'b.css'])).toEqual(['/shell/1/a.css']);
    texts['b.css'] = '.b{b:c}';
    expect(await addresses(['a.css', 'b.css'])).toEqual(['/shell/1/a.css', '/shell/1/b.css']);
  });
});
