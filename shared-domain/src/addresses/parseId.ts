/** Ids are positive, unsigned on the wire and signed in a database: this is the highest that both can hold. */
export const MAX_ID = 2_147_483_647;

/** An id as an address or a parameter writes it: decimal digits without a leading zero. */
export function parseId(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_ID ? id : undefined;
}
