/** A Thai face's range begins with the first Thai letter (shared-ui/src/styles/fonts.css). Browsers write it in two ways. */
export function isThaiFace(unicodeRange: string): boolean {
  return /^U\+0?E01/i.test(unicodeRange);
}
