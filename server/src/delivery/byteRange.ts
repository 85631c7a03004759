/** From the first to the last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part of a body that a `Range` header requests (RFC 9110, 14.2): one range, either from a byte on or the last bytes.
 * @returns `undefined` if the whole body must be sent, also for several ranges; `'none'` if the range is outside of the body
 */
export function byteRange(header: string | undefined, length: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const range =
    from === ''
      ? { first: Math.max(length - Number(to), 0), last: length - 1 }
      : { first: Number(from), last: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
  return range.first > range.last ? 'none' : range;
}
