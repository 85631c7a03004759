/** A place of the visit with what is drawn of it. */
export interface Place<Drawn> {
  name: string;
  /** Stays the same for as long as the place is in the document. */
  id: number;
  drawn: Drawn;
}

/** In the order of their last visit: the first is the one that is shown. */
export type Places<Drawn> = readonly [Place<Drawn>, ...Place<Drawn>[]];

export function firstPlace<Drawn>(name: string, drawn: Drawn): Places<Drawn> {
  return [{ name, id: 0, drawn }];
}

/**
 * Goes to a place: to the one that is there still, or to a new one. The same array where the visit stays at what is drawn already.
 * @param mayStay of the places that are left, those that stay
 */
export function goTo<Drawn>(
  places: Places<Drawn>,
  { name, drawn }: Pick<Place<Drawn>, 'name' | 'drawn'>,
  mayStay: (left: readonly Place<Drawn>[]) => readonly Place<Drawn>[],
): Places<Drawn> {
  const [shown] = places;
  if (shown.name === name && shown.drawn === drawn) return places;
  const known = places.find((place) => place.name === name);
  const id = known?.id ?? nextId(places);
  return [{ name, id, drawn }, ...mayStay(places.filter((place) => place !== known))];
}

/** That of the place which is gone to next, if it is a new one. */
export function nextId(places: Places<unknown>): number {
  return Math.max(...places.map((place) => place.id)) + 1;
}
