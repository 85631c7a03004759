/** Takes the focus from one link of a row to the one beside it, around the ends. Says whether it was on one of them. */
export function moveFocus(row: Element, from: Element, step: number): boolean {
  const links = [...row.querySelectorAll<HTMLElement>('a[href]:not([tabindex])')];
  const place = links.indexOf(from as HTMLElement);
  if (place < 0) return false;
  links[(place + step + links.length) % links.length]?.focus();
  return true;
}
