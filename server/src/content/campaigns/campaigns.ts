import { asc } from 'drizzle-orm';
import { createFreshCache, type Stamp } from '../../cache/FreshCache';
import type { Database } from '../../database/Database';
import { campaigns } from '../../database/schema';

export type CampaignRow = typeof campaigns.$inferSelect;

/** Where and when the viewer shows its promo (docs/specification.md §9). */
export interface Campaigns {
  /** The campaigns of a country (two capital letters), including past and future ones: the reader's own clock decides. */
  in: (region: string) => Promise<CampaignRow[]>;
}

export function createCampaigns({ db, stamp }: { db: Database; stamp: Stamp }): Campaigns {
  const cache = createFreshCache<readonly CampaignRow[]>('campaigns', stamp, 1);
  return {
    async in(region) {
      const all = await cache.get('all', () => db.select().from(campaigns).orderBy(asc(campaigns.startTimeStamp)));
      return all.filter(({ regions }) => regions.includes(region));
    },
  };
}
