const NUMBER = /^#?\s*(\d+(?:\.\d+)?)$/;

/** The number in a chapter name such as `#014`; names like `ex` and `One-Shot` have none (wire.md). */
export function chapterNumber(name: string | undefined): number | undefined {
  const digits = NUMBER.exec(name?.trim() ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}
