import { type Location, matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';

const known = new WeakMap<RouteObject[], WeakMap<Location, readonly RouteMatch[]>>();

/**
 * The routes that a location leads to, from the outermost inwards, and none where nothing does. Each location is matched once: the
 * library ranks all routes anew with each call, and a press would wait for that as often as somebody asks.
 */
export function matchedRoutes(routes: RouteObject[], location: Location): readonly RouteMatch[] {
  const ofRoutes = known.get(routes) ?? new WeakMap<Location, readonly RouteMatch[]>();
  known.set(routes, ofRoutes);
  const matches = ofRoutes.get(location) ?? matchRoutes(routes, location) ?? [];
  ofRoutes.set(location, matches);
  return matches;
}
