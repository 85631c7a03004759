/** Decodes a part of a URL. A part typed by hand may contain a `%` that encodes nothing; it then stays as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
