import { FakeFontFace } from '../testing/FakeFontFace';
import { registerFontFaces } from './registerFontFaces';

const RULE =
  '@font-face{font-family:"Bricolage Grotesque";font-weight:600 800;font-display:optional;src:url(/b.woff2);unicode-range:U+0-FF}';

class ShownFace extends FakeFontFace {
  get display() {
    return '';
  }
}

/** What the document's faces were created from, and whether their rules are still active, with this `FontFace` class. */
function declaredWith(face: typeof FakeFontFace | undefined) {
  const faces = new Set<FakeFontFace>();
  Object.defineProperty(document, 'fonts', { configurable: true, value: faces });
  Object.assign(globalThis, { FontFace: face });
  document.head.innerHTML = `<style>${RULE}</style>`;
  const style = document.querySelector('style')!;
  registerFontFaces(style);
  return { faces: [...faces].map(({ made }) => made), rulesStand: !style.sheet!.disabled };
}

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(globalThis, 'FontFace');
});

test('@font-face rules become FontFace objects with their file, weights, characters and display', () => {
  expect(declaredWith(ShownFace)).toEqual({
    faces: [['Bricolage Grotesque', 'url(/b.woff2)', { display: 'optional', weight: '600 800', unicodeRange: 'U+0-FF' }]],
    rulesStand: false,
  });
});

test.each([
  ['without FontFace.display', FakeFontFace],
  ['without FontFace', undefined],
])('in a browser %s the @font-face rules stay active', (_browser, face) => {
  expect(declaredWith(face)).toEqual({ faces: [], rulesStand: true });
});
