const MIB = 1024 * 1024;

/** The limits for an archive or a folder of pages. An archive that claims more is refused before it is unpacked. */
export const LIMITS = {
  entries: 2_000,
  entryBytes: 64 * MIB,
  totalBytes: 2 * 1024 * MIB,
  /** Unpacked size divided by packed size, per entry. Pictures hardly shrink in an archive; zip bombs shrink a thousandfold. */
  ratio: 20,
  /** Entries below this size may have any ratio: a ComicInfo.xml or a blank page compresses well. */
  ratioFromBytes: MIB / 4,
  comicInfoBytes: MIB,
  /** Of a page's text description, in characters: as much as can be read aloud before a reader turns the page. */
  descriptionLength: 4_000,
  descriptionBytes: 16 * 1024,
  /** Of one picture. */
  pixels: 80_000_000,
  /** The largest side of a JPEG. */
  side: 65_500,
} as const;

/** Formats a number of bytes for people. */
export function formatBytes(bytes: number): string {
  if (bytes >= MIB) return `${(bytes / MIB).toFixed(1)} MiB`;
  return bytes >= 1024 ? `${Math.round(bytes / 1024)} KiB` : `${bytes} bytes`;
}
