import type { SiteOptions } from './config';

/** What an operator switches while the site runs, besides what the settings of its start say. */
export interface SiteState {
  /** Every call and page says that the site is closed for a while. */
  isUnderMaintenance: boolean;
  /** Everything can be read, and nothing is saved. */
  isReadOnly: boolean;
  /** Countries in which the site is not offered. */
  blockedRegions: readonly string[];
}

/** Asked for each request. It never waits for a database that does not answer. */
export type ReadSiteState = () => Promise<SiteState>;

/** What the settings alone say. */
export function stateOf({ isUnderMaintenance, blockedRegions }: SiteOptions): SiteState {
  return { isUnderMaintenance, blockedRegions, isReadOnly: false };
}
