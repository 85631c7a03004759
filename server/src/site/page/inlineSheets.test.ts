import { createHash } from 'node:crypto';
import { storedBody } from '../../delivery/StoredBody';
import { aShellRelease } from '../../testing/aShellRelease';
import { createInlineSheets, inlineSheet } from './inlineSheets';

const ADDRESS = '/shell/1/shell.css';

describe('inlineSheet', () => {
  test.each([
    ['in a subfolder of the stylesheet', 'url(assets/a.woff2)', 'url(/shell/1/assets/a.woff2)'],
    ['in the parent folder of the stylesheet', 'url("../a.png?v=1#b")', 'url("/shell/a.png?v=1#b")'],
    [
      'in a list of several',
      "url('a.woff2') format('woff2'), URL(b.woff2)",
      "url('/shell/1/a.woff2') format('woff2'), URL(/shell/1/b.woff2)",
    ],
    ['in image-set()', 'image-set(url(a.png) 1x, "b.png" 2x)', 'image-set(url(/shell/1/a.png) 1x, "/shell/1/b.png" 2x)'],
    ['given as an absolute path', 'url(/brand/a.png)', 'url(/brand/a.png)'],
    ['on another origin', 'url(https://a.test/a.png)', 'url(https://a.test/a.png)'],
    ['that is a fragment of the page', 'url(#clip)', 'url(#clip)'],
    [
      'that is a data URL',
      `url("data:image/svg+xml,%3Csvg fill='url(%23a)'/%3E")`,
      `url("data:image/svg+xml,%3Csvg fill='url(%23a)'/%3E")`,
    ],
    ['not within a string', '"url(a.png)"', '"url(a.png)"'],
  ])('resolves the URL of a file: %s', (_where, value, found) => {
    expect(inlineSheet(`.a{b:${value};c:d}`, ADDRESS)?.text).toBe(`.a{b:${found};c:d}`);
    expect(inlineSheet(`@media print{@font-face{src:${value}}}`, ADDRESS)?.text).toBe(`@media print{@font-face{src:${found}}}`);
  });

  test('resolves URLs of a release on another host', () => {
    expect(inlineSheet('.a{b:url(a.png)}', 'https://files.test/1/a.css')?.text).toBe('.a{b:url(https://files.test/1/a.png)}');
  });

  test('splits off fonts on request, except those that devices may lack', () => {
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

  test('has a hash for the content security policy', () => {
    const hash = createHash('sha256').update('.a{b:c}').digest('base64');
    expect(inlineSheet('.a{b:c}', ADDRESS)).toEqual({ text: '.a{b:c}', hash: `sha256-${hash}` });
  });

  test('escapes a closing style tag in strings and comments', () => {
    const css = '/* </style > */.a::after{content:"</STYLE>"}';
    expect(inlineSheet(css, ADDRESS)?.text).toBe('/* \\3c /style > */.a::after{content:"\\3c /STYLE>"}');
  });

  test.each([
    ['with an @import', '@IMPORT "b.css";.a{b:c}'],
    ['that is too long', `.a{b:${'c'.repeat(70_000)}}`],
  ])('does not inline a stylesheet %s', (_what, css) => {
    expect(inlineSheet(css, ADDRESS)).toBeUndefined();
  });
});

describe('createInlineSheets', () => {
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

  test('reads each stylesheet once', async () => {
    const { reads, addresses } = setup({ 'a.css': '.a{b:c}', 'b.css': '.b{b:c}' });
    expect(await addresses(['a.css', 'b.css'])).toEqual(['/shell/1/a.css', '/shell/1/b.css']);
    expect(await addresses(['b.css'])).toEqual(['/shell/1/b.css']);
    expect(reads).toEqual(['a.css', 'b.css']);
  });

  test.each(['gone', 'broken', 'not a stylesheet'])(
    'omits a stylesheet that is %s, and reads it again next time',
    async (fault) => {
      const texts: Record<string, string> = { 'a.css': '.a{b:c}' };
      if (fault === 'broken') texts['b.css'] = 'broken';
      if (fault === 'not a stylesheet') texts['b.css'] = '.b{';
      const { addresses } = setup(texts);
      expect(await addresses(['a.css', 'b.css'])).toEqual(['/shell/1/a.css']);
      texts['b.css'] = '.b{b:c}';
      expect(await addresses(['a.css', 'b.css'])).toEqual(['/shell/1/a.css', '/shell/1/b.css']);
    },
  );
});
