/** An id from an address: ids of the wire are unsigned 32-bit integers from 1, and anything else is the id of nothing. */
export function wireId(text: string | undefined): number | undefined {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 && id < 2 ** 32 ? id : undefined;
}
