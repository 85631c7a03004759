/**
 * Whether it was the browser that moved the strip: what has become shorter than its place (a last page on a wider screen,
 * before it is measured again) is moved up to its new end. A reader who scrolls up is above the end afterwards.
 *
 * @param by pixels moved since the strip was last put somewhere
 * @param top where it is now
 * @param most as far as it goes
 */
export function isPutByBrowser(by: number, top: number, most: number): boolean {
  return by < 0 && top >= most - 1;
}
