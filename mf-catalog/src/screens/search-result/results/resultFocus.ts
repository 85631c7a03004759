/** Moves the focus to the first result, from anywhere on the search page. */
export function focusFirstResult(from: Element): void {
  from.closest('main, body')?.querySelector<HTMLElement>('[data-search-results] a')?.focus();
}

/** Up and down move from result to result. Up from the first one returns to the input. Returns whether the focus moved. */
export function moveResultFocus(list: Element, from: EventTarget, step: 1 | -1): boolean {
  const links = [...list.querySelectorAll<HTMLElement>('a')];
  const next = links[links.findIndex((link) => link === from) + step];
  const target = next ?? (step < 0 ? list.closest('main, body')?.querySelector<HTMLElement>('[type="search"]') : undefined);
  target?.focus();
  return target !== undefined && target !== null;
}
