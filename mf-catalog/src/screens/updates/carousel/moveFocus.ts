/** Moves the focus from one link of a row to the next, and from one end to the other. Returns whether a link had the focus. */
export function moveFocus(row: Element, from: EventTarget, step: number): boolean {
  const links = [...row.querySelectorAll<HTMLElement>('a[href]:not([tabindex])')];
  const index = links.findIndex((link) => link === from);
  if (index < 0) return false;
  links[(index + step + links.length) % links.length]?.focus();
  return true;
}
