import type { SiteOptions } from '../../config/config';

/** The reader's country as two letters, where a proxy in front of the site tells it; else nothing. */
export function regionOf(
  { regionHeader }: Pick<SiteOptions, 'regionHeader'>,
  header: (name: string) => string | undefined,
): string {
  const region = regionHeader ? header(regionHeader)?.trim().toUpperCase() : undefined;
  // XX is what proxies say when they do not know.
  return region !== undefined && /^[A-Z]{2}$/.test(region) && region !== 'XX' ? region : '';
}
