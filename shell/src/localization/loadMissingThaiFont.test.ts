import { FakeFontFace } from '../testing/FakeFontFace';
import { loadMissingThaiFont } from './loadMissingThaiFont';

const THAI =
  "font-family: Anuphan; src: url('thai.woff2') format('woff2'); font-weight: 400 700; unicode-range: U+E01-E5B, U+25CC";
const LATIN = "font-family: Onest; src: url('latin.woff2'); font-weight: 400 800; unicode-range: U+0-FF";

/** jsdom has no class for an `@font-face` rule (CSSOM, 6.4). */
class FaceRule {
  readonly style: { getPropertyValue: (name: string) => string };
  readonly parentStyleSheet: { href: string | null };
  constructor(text: string, href: string | null) {
    const said = new Map(text.split('; ').map((line) => line.split(': ') as [string, string]));
    this.style = { getPropertyValue: (name) => said.get(name) ?? '' };
    this.parentStyleSheet = { href };
  }
}

interface Device {
  /** Widths of a Thai letter and of a code point that has no letter. */
  letter: number;
  box: number;
}

const WITHOUT_THAI: Device = { letter: 20, box: 20 };
const OF_ANOTHER_ORIGIN = {
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
};

/** jsdom has no canvas either. */
function pageOn({ letter, box }: Device, faces: string[], href: string | null = null) {
  const fonts = new Set<object>();
  const pen = { measureText: (text: string) => ({ width: text.length * (text.includes('ก') ? letter : box) }) };
  const page = document.implementation.createHTMLDocument();
  const sheet = { cssRules: [{}, ...faces.map((face) => new FaceRule(face, href))] };
  Object.defineProperties(page, {
    fonts: { value: fonts },
    styleSheets: { value: [OF_ANOTHER_ORIGIN, sheet] },
    createElement: { value: () => ({ getContext: () => pen }) },
    baseURI: { value: 'http://site/updates' },
  });
  return { page, added: () => [...fonts] };
}

beforeAll(() => void Object.assign(globalThis, { FontFace: FakeFontFace, CSSFontFaceRule: FaceRule }));
afterAll(() => ['FontFace', 'CSSFontFaceRule'].forEach((name) => Reflect.deleteProperty(globalThis, name)));

test.each([
  ['the page', null, 'http://site/thai.woff2'],
  ['a stylesheet', 'http://files/shell/shell.css', 'http://files/shell/thai.woff2'],
])('on a device without Thai glyphs, the Thai font of %s is added with font-display swap', (_where, href, address) => {
  const { page, added } = pageOn(WITHOUT_THAI, [LATIN, THAI], href);
  loadMissingThaiFont(page);
  expect(added()).toEqual([
    new FakeFontFace('Anuphan', `url("${address}") format('woff2')`, {
      display: 'swap',
      weight: '400 700',
      unicodeRange: 'U+E01-E5B, U+25CC',
    }),
  ]);
});

test.each<[string, Device, string[]]>([
  ['on a device with Thai glyphs', { letter: 18, box: 20 }, [LATIN, THAI]],
  ['on a page without a Thai font', WITHOUT_THAI, [LATIN]],
])('%s no font is added', (_where, device, faces) => {
  const { page, added } = pageOn(device, faces);
  loadMissingThaiFont(page);
  expect(added()).toEqual([]);
});
