import type { SiteOptions } from './config';

/** What an operator can switch while the site runs, in addition to the settings at startup. */
export interface SiteState {
  /** Every call and page says that the site is closed for a while. */
  isUnderMaintenance: boolean;
  /** Everything can be read, but nothing is saved. */
  isReadOnly: boolean;
  /** Countries in which the site is not offered. */
  blockedRegions: readonly string[];
}

/** Called for each request. It never waits for a database that does not answer. */
export type ReadSiteState = () => Promise<SiteState>;

/** The state from the settings alone. */
export function stateOf({ isUnderMaintenance, blockedRegions }: SiteOptions): SiteState {
  return { isUnderMaintenance, blockedRegions, isReadOnly: false };
}
