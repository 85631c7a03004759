const MIB = 1024 * 1024;

/** What an archive or a folder of pages may hold. An archive that claims more is refused before it is unpacked. */
export const LIMITS = {
  entries: 2_000,
  entryBytes: 64 * MIB,
  totalBytes: 2 * 1024 * MIB,
  /** Unpacked to packed, per entry: pictures hardly shrink in an archive, bombs shrink a thousandfold. */
  ratio: 20,
  /** Below this size an entry may shrink as it likes: a ComicInfo.xml or a blank page does. */
  ratioFromBytes: MIB / 4,
  comicInfoBytes: MIB,
  /** Of what a page shows, in words: as much as is read out before a reader turns the page. */
  descriptionLength: 4_000,
  descriptionBytes: 16 * 1024,
  /** Of one picture. */
  pixels: 80_000_000,
  /** JPEG ends here. */
  side: 65_500,
} as const;

/** Bytes for people. */
export function formatBytes(bytes: number): string {
  if (bytes >= MIB) return `${(bytes / MIB).toFixed(1)} MiB`;
  return bytes >= 1024 ? `${Math.round(bytes / 1024)} KiB` : `${bytes} bytes`;
}
