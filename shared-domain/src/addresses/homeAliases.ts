/** Addresses that lead on to Home (spec §2). */
export const HOME_ALIASES: readonly string[] = ['/', '/main'];
