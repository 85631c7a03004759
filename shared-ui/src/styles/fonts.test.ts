import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FACES = [...readFileSync(join(__dirname, 'fonts.css'), 'utf8').matchAll(/@font-face \{(.*?)\}/gs)]
  .map(([, face = '']) => face)
  .filter((face) => /url\('@fontsource/.test(face));

test('each font face requests the weights that it declares (docs/decisions/0145)', () => {
  expect(FACES.length).toBeGreaterThan(3);
  for (const face of FACES) {
    const [, least, most] = /font-weight: (\d+) (\d+);/.exec(face) ?? [];
    expect(face).toContain(`?weights=${least}-${most}'`);
  }
});
