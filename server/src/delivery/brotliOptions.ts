import { type BrotliOptions, constants } from 'node:zlib';

/** At this size the encoder's tables suit a small body, and the decoder needs at least as much anyway. */
const MIN_WINDOW_BITS = 16;

const MAX_WINDOW_BITS = constants.BROTLI_DEFAULT_WINDOW;

/**
 * Compression options for a body of known size, with a window that just fits. The size of the encoder's tables depends on the
 * window. With Brotli's default of 4 MiB, the tables cost ten times as much as the compression of a 10 KB answer, for the same
 * result.
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
