import { MadeFace } from '../testing/MadeFace';
import { replaceBoxes } from './replaceBoxes';

const THAI = { family: 'Anuphan', weight: '400 700', unicodeRange: 'U+E01-E5B, U+25CC' };
const LATIN = { family: 'Onest', weight: '400 800', unicodeRange: 'U+0-FF' };

interface Device {
  /** Widths of a letter of Thai and of a place that has none. */
  letter: number;
  box: number;
}

/** jsdom has nothing to draw on, either. */
function pageOn({ letter, box }: Device, known: { family: string }[]) {
  const fonts = new Set<object>(known.map((face) => ({ ...face, loaded: Promise.resolve(face) })));
  const pen = { measureText: (text: string) => ({ width: text.length * (text.includes('ก') ? letter : box) }) };
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'fonts', { value: fonts });
  Object.defineProperty(page, 'createElement', { value: () => ({ getContext: () => pen }) });
  return { page, added: () => [...fonts].slice(known.length) };
}

beforeAll(() => void Object.assign(globalThis, { FontFace: MadeFace }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'FontFace'));

test('where letters of Thai are as wide as boxes, its face is shown whenever it comes', async () => {
  const { page, added } = pageOn({ letter: 20, box: 20 }, [LATIN, THAI]);
  await replaceBoxes(page, 'http://site/thai.woff2');
  expect(added()).toEqual([
    new MadeFace('Anuphan', 'url("http://site/thai.woff2")', {
      display: 'swap',
      weight: '400 700',
      unicodeRange: 'U+E01-E5B, U+25CC',
    }),
  ]);
});

test.each<[string, Device, { family: string }[]]>([
  ['where the device has letters of it', { letter: 18, box: 20 }, [LATIN, THAI]],
  ['in a page that knows no face of it', { letter: 20, box: 20 }, [LATIN]],
])('%s nothing changes', async (_where, device, faces) => {
  const { page, added } = pageOn(device, faces);
  await replaceBoxes(page, 'http://site/thai.woff2');
  expect(added()).toEqual([]);
});
