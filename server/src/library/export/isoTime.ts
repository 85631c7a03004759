/** Epoch seconds as ISO 8601 in UTC, which spreadsheets read. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000', '');
}
