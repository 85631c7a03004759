/** A page of the visit and its rendered content. */
export interface KeptPage<Drawn> {
  name: string;
  /** Stays the same as long as the page is in the document. */
  id: number;
  drawn: Drawn;
}

/** Ordered by last visit: the first page is the current one. */
export type KeptPages<Drawn> = readonly [KeptPage<Drawn>, ...KeptPage<Drawn>[]];

export function startPages<Drawn>(name: string, drawn: Drawn): KeptPages<Drawn> {
  return [{ name, id: 0, drawn }];
}

/**
 * Goes to a page: a kept one, or a new one. Returns the same array if the visit stays on what is rendered already.
 * @param mayStay returns which of the left pages are kept
 */
export function goTo<Drawn>(
  pages: KeptPages<Drawn>,
  { name, drawn }: Pick<KeptPage<Drawn>, 'name' | 'drawn'>,
  mayStay: (left: readonly KeptPage<Drawn>[]) => readonly KeptPage<Drawn>[],
): KeptPages<Drawn> {
  const [shown] = pages;
  if (shown.name === name && shown.drawn === drawn) return pages;
  const known = pages.find((page) => page.name === name);
  const id = known?.id ?? nextId(pages);
  return [{ name, id, drawn }, ...mayStay(pages.filter((page) => page !== known))];
}

/** The ID of the next page, if it is a new one. */
export function nextId(pages: KeptPages<unknown>): number {
  return Math.max(...pages.map((page) => page.id)) + 1;
}
