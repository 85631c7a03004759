import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { brotliOptions } from './brotliOptions';

const { BROTLI_PARAM_LGWIN: window } = constants;

test.each([
  [0, 16],
  [65_536, 17],
  [65_535, 16],
  [1_000_000, 20],
  [50_000_000, 22],
])('a body of %i bytes has a window of %i bits', (byteCount, bits) => {
  expect(brotliOptions(byteCount, 5).params?.[window]).toBe(bits);
});

/** Random words, all of them twice, so that only a window over the whole text finds the repetition. */
function repeated(words: number): Buffer {
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  const half = Array.from({ length: words }, () => next().toString(36)).join(' ');
  return Buffer.from(half + half);
}

test.each([5, 9])('a window of the body’s size compresses as well as the default (quality %i)', (quality) => {
  for (const words of [100, 2_000, 30_000]) {
    const body = repeated(words);
    const small = brotliCompressSync(body, brotliOptions(body.length, quality));
    const usual = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    expect(brotliDecompressSync(small)).toEqual(body);
    expect(small.length).toBeLessThan(usual.length * 1.02);
  }
});
