import type { SiteOptions } from '../../config/config';

/** The reader's country as two letters, if a proxy in front of the site sends it; otherwise an empty string. */
export function regionOf(
  { regionHeader }: Pick<SiteOptions, 'regionHeader'>,
  header: (name: string) => string | undefined,
): string {
  const region = regionHeader ? header(regionHeader)?.trim().toUpperCase() : undefined;
  // Proxies send XX if they do not know the country.
  return region !== undefined && /^[A-Z]{2}$/.test(region) && region !== 'XX' ? region : '';
}
