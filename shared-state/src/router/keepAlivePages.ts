/** A page of the visit and its rendered content. */
export interface KeepAlivePage<Drawn> {
  name: string;
  /** Stays the same as long as the page is in the document. */
  id: number;
  drawn: Drawn;
}

/** Ordered by last visit: the first page is the current one. */
export type KeepAlivePages<Drawn> = readonly [KeepAlivePage<Drawn>, ...KeepAlivePage<Drawn>[]];

export function startPages<Drawn>(name: string, drawn: Drawn): KeepAlivePages<Drawn> {
  return [{ name, id: 0, drawn }];
}

/**
 * Goes to a page: a kept one, or a new one. Returns the same array if the visit stays on what is rendered already.
 * @param mayStay returns which of the left pages are kept
 */
export function goTo<Drawn>(
  pages: KeepAlivePages<Drawn>,
  { name, drawn }: Pick<KeepAlivePage<Drawn>, 'name' | 'drawn'>,
  mayStay: (left: readonly KeepAlivePage<Drawn>[]) => readonly KeepAlivePage<Drawn>[],
): KeepAlivePages<Drawn> {
  const [shown] = pages;
  if (shown.name === name && shown.drawn === drawn) return pages;
  const known = pages.find((page) => page.name === name);
  const id = known?.id ?? nextId(pages);
  return [{ name, id, drawn }, ...mayStay(pages.filter((page) => page !== known))];
}

/** The ID of the next page, if it is a new one. */
export function nextId(pages: KeepAlivePages<unknown>): number {
  return Math.max(...pages.map((page) => page.id)) + 1;
}
