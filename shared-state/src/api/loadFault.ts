import { paths } from '../paths';
import type { ApiError } from './apiError';

/** What a screen whose content did not come has to do about it. */
export type LoadFault = { kind: 'elsewhere'; path: string } | { kind: 'offline' } | { kind: 'broken' };

/**
 * What the server said itself leads to a page, by its action (spec §8); what never arrived whole is told in place.
 * @param error what a query gave: an `ApiError`, or what a fault of our own code became
 */
export function loadFaultOf(error: ApiError | { message?: string }): LoadFault {
  const kind = 'kind' in error ? error.kind : undefined;
  switch (kind) {
    case 'maintenance':
      return { kind: 'elsewhere', path: paths.maintenance() };
    case 'geoBlocked':
      return { kind: 'elsewhere', path: paths.blocking() };
    case 'unauthorized':
    case 'server':
      return { kind: 'elsewhere', path: paths.error() };
    default:
      return { kind: kind === 'network' ? 'offline' : 'broken' };
  }
}
