import { type ContextType, type ReactNode, useContext, useState } from 'react';
import {
  type Location,
  type UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  renderMatches,
} from 'react-router-dom';
import { matchedRoutes } from './matchedRoutes';
import { useRouter } from './routerContext';

export type At = ContextType<typeof LocationContext>;

export interface Drawn {
  /** Where the visit is, where it was when it left the page, or where it is expected to go. */
  at: At;
  /** `null` if the location belongs to another layout. */
  page: ReactNode;
}

/** Returns what this outlet shows at a location. The same location always gives the same result. */
export function useOutletRenderer(): (at: At) => Drawn {
  const { routes } = useRouter();
  const parent = useContext(RouteContext).matches.at(-1)?.route;
  const [known] = useState(() => new WeakMap<Location, Drawn>());
  return (at) => {
    const before = known.get(at.location);
    if (before) return before;
    const matches = matchedRoutes(routes, at.location);
    const depth = matches.findIndex(({ route }) => route === parent) + 1;
    const drawn = { at, page: depth > 0 ? renderMatches(matches.slice(depth)) : null };
    known.set(at.location, drawn);
    return drawn;
  };
}
