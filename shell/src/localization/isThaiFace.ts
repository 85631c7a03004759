/** By its range, which begins with the first letter of Thai (shared-ui/src/styles/fonts.css); browsers write it in two ways. */
export function isThaiFace(unicodeRange: string): boolean {
  return /^U\+0?E01/i.test(unicodeRange);
}
