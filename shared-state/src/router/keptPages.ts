/** A page of the visit with what is drawn of it. */
export interface KeptPage<Drawn> {
  name: string;
  /** Stays the same for as long as the page is in the document. */
  id: number;
  drawn: Drawn;
}

/** In the order of their last visit: the first is the one that is shown. */
export type KeptPages<Drawn> = readonly [KeptPage<Drawn>, ...KeptPage<Drawn>[]];

export function startPages<Drawn>(name: string, drawn: Drawn): KeptPages<Drawn> {
  return [{ name, id: 0, drawn }];
}

/**
 * Goes to a page: to the one that is there still, or to a new one. The same array where the visit stays at what is drawn already.
 * @param mayStay of the pages that are left, those that stay
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

/** That of the page which is gone to next, if it is a new one. */
export function nextId(pages: KeptPages<unknown>): number {
  return Math.max(...pages.map((page) => page.id)) + 1;
}
