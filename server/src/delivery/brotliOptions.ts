import { type BrotliOptions, constants } from 'node:zlib';

/** Up to here the encoder has tables that suit a small body, and a decoder is told no less than it needs anyway. */
const MIN_WINDOW_BITS = 16;

const MAX_WINDOW_BITS = constants.BROTLI_DEFAULT_WINDOW;

/**
 * How a body of known size is compressed: by a window that it fits into. The encoder's tables follow the window, and those of
 * brotli's own 4 MiB cost ten times as much as the compressing of an answer of 10 KB, for the same bytes.
 */
export function brotliOptions(byteCount: number, quality: number): BrotliOptions {
  const bits = Math.ceil(Math.log2(byteCount + 1));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: byteCount,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(bits, MIN_WINDOW_BITS), MAX_WINDOW_BITS),
    },
  };
}
