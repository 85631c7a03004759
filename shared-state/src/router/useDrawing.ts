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
  /** Where the visit is, was when it left, or is expected to go. */
  at: At;
  /** `null` where the location is in another layout. */
  page: ReactNode;
}

/** What this outlet shows at a location: always the same at the same one. */
export function useDrawing(): (at: At) => Drawn {
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
