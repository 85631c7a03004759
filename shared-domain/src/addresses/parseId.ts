/** IDs are positive, unsigned on the wire and signed in a database. This is the highest value that both can hold. */
export const MAX_ID = 2_147_483_647;

/** Parses an ID in a URL or a parameter: decimal digits without a leading zero. */
export function parseId(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_ID ? id : undefined;
}
