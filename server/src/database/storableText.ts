/** A text as the database can hold it: PostgreSQL has no place for the NUL character, and readers paste whatever they have copied. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '');
}
