/** From the first byte to the last, both of them included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part of a body that a `Range` header asks for (RFC 9110, 14.2): one range, from a byte on or the last so many.
 * @returns `undefined` where the whole is to be sent, also for several ranges; `'none'` where there is nothing of it
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
