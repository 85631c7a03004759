import { type Location, matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';

const known = new WeakMap<RouteObject[], WeakMap<Location, readonly RouteMatch[]>>();

/**
 * The routes that match a location, outermost first; empty if none do. Each location is matched only once, because the library
 * ranks all routes again with each call, and every call would delay the answer to a press.
 */
export function matchedRoutes(routes: RouteObject[], location: Location): readonly RouteMatch[] {
  const ofRoutes = known.get(routes) ?? new WeakMap<Location, readonly RouteMatch[]>();
  known.set(routes, ofRoutes);
  const matches = ofRoutes.get(location) ?? matchRoutes(routes, location) ?? [];
  ofRoutes.set(location, matches);
  return matches;
}
