/** Takes the focus from one link of a row to the one beside it, around the ends. Says whether it was on one of them. */
export function moveFocus(row: Element, from: EventTarget, step: number): boolean {
  const links = [...row.querySelectorAll<HTMLElement>('a[href]:not([tabindex])')];
  const index = links.findIndex((link) => link === from);
  if (index < 0) return false;
  links[(index + step + links.length) % links.length]?.focus();
  return true;
}
