import type { SiteOptions } from '../../config/config';
import type { SiteState } from '../../config/SiteState';
import { regionOf } from '../../http/request/region';

/** When a closed site is worth another look. */
const RETRY_AFTER_S = 600;

export interface PageStatus {
  status: 200 | 404 | 451 | 503;
  headers: Record<string, string>;
}

/**
 * The status of a page, which is drawn all the same and tells readers in their language: programs that look at pages
 * see that there is none (404), that the site is closed for a while (RFC 9110, 15.6.4) or not offered here (RFC 7725).
 */
export function pageStatus(
  options: Pick<SiteOptions, 'regionHeader'> & SiteState,
  header: (name: string) => string | undefined,
  isFound: boolean,
): PageStatus {
  if (options.isUnderMaintenance)
    return { status: 503, headers: { 'Retry-After': String(RETRY_AFTER_S), 'Cache-Control': 'no-store' } };
  if (options.blockedRegions.includes(regionOf(options, header))) {
    return { status: 451, headers: { 'Cache-Control': 'no-store' } };
  }
  return { status: isFound ? 200 : 404, headers: {} };
}
