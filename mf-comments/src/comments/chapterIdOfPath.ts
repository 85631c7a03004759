/** The id in the address, or `undefined` when it cannot be one: ids are positive 32-bit numbers on the wire. */
export function chapterIdOfPath(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= 0xffff_ffff ? id : undefined;
}
