import type { ApiError } from './apiError';
import { loadFaultOf } from './loadFault';

const popups = { english: undefined, spanish: undefined, all: [] };

test.each([
  ['maintenance', '/maintenance'],
  ['geoBlocked', '/blocking'],
  ['unauthorized', '/error'],
  ['server', '/error'],
] as const)('what the server said itself (%s) leads to %s', (kind, path) => {
  expect(loadFaultOf({ kind, popups })).toEqual({ kind: 'elsewhere', path });
});

test('what never reached the server is told as no connection', () => {
  expect(loadFaultOf({ kind: 'network' })).toEqual({ kind: 'offline' });
});

test.each<ApiError | { message?: string }>([
  { kind: 'timeout' },
  { kind: 'malformed' },
  { kind: 'http', status: 502 },
  { message: 'x is undefined' },
  {},
])('what did not come whole (%j) is told in place', (error) => {
  expect(loadFaultOf(error)).toEqual({ kind: 'broken' });
});
