/** Addresses that lead on to Home (docs/specification.md §2). */
export const HOME_ALIASES: readonly string[] = ['/', '/main'];
