import type { Location, RouteObject } from 'react-router-dom';
import { matchedRoutes } from './matchedRoutes';

const at = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: pathname,
});

const ids = (routes: RouteObject[], location: Location) => matchedRoutes(routes, location).map(({ route }) => route.id);

test('matchedRoutes lists routes from the outermost inwards, and none without a match', () => {
  const routes: RouteObject[] = [{ id: 'site', children: [{ id: 'title', path: '/titles/:titleId' }] }];
  expect(ids(routes, at('/titles/7'))).toEqual(['site', 'title']);
  expect(matchedRoutes(routes, at('/titles/7')).at(-1)?.params).toEqual({ titleId: '7' });
  expect(ids(routes, at('/nowhere'))).toEqual([]);
});

test('a location is matched once per set of routes', () => {
  const location = at('/a');
  const routes: RouteObject[] = [{ id: 'a', path: '/a' }];
  expect(matchedRoutes(routes, location)).toBe(matchedRoutes(routes, location));
  expect(ids([{ id: 'another', path: '/a' }], location)).toEqual(['another']);
});
