import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontLoader from './fontLoader.mjs';

const { resolve } = createRequire(import.meta.resolve('@komawari/shared-ui/base.css'));

const THAI = readFileSync(resolve('@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2'));

test('a font with fewer weights is still WOFF2, and smaller', async () => {
  const lean = await fontLoader.call({ resourceQuery: '?weights=400-700' }, THAI);
  expect(lean.toString('latin1', 0, 4)).toBe('wOF2');
  expect(lean.length).toBeLessThan(THAI.length * 0.8);
});

test('the same font has the same bytes each time', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => fontLoader.call({ resourceQuery: '?weights=400-700' }, THAI)));
  expect(one.equals(other)).toBe(true);
});

test.each(['', '?weights=400', '?weight=400-700'])(
  'the query %j is refused with an example of a correct one',
  async (resourceQuery) => {
    await expect(fontLoader.call({ resourceQuery }, THAI)).rejects.toThrow('for example ?weights=400-700');
  },
);
