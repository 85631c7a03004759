/** A part of an address as text. One that was typed by hand may hold a `%` that encodes nothing; it is taken as it stands. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
