import { paths } from '@komawari/shared-domain';
import type { SiteOptions } from '../../config/config';
import type { SiteState } from '../../config/SiteState';
import { regionOf } from '../../http/request/region';

/** How long clients should wait before they request a closed site again. */
const RETRY_AFTER_S = 600;

export interface PageStatus {
  status: 200 | 404 | 451 | 503;
  headers: Record<string, string>;
}

/** The shell's page that browsers without scripts show if the site is closed for the reader, by status. */
export const CLOSED_PAGES: Partial<Record<PageStatus['status'], string>> = { 451: paths.blocking(), 503: paths.maintenance() };

/**
 * The HTTP status of a page. The page is rendered in any case and informs readers in their language. The status tells programs
 * that there is no such page (404), that the site is closed for a while (RFC 9110, 15.6.4) or that it is not offered in this
 * region (RFC 7725).
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
