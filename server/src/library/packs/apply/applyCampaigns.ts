import { eq } from 'drizzle-orm';
import { campaigns } from '../../../database/schema';
import { applyPlan } from '../../rows/applyPlan';
import { planRows } from '../../rows/rowPlan';
import { type ApplyContext, secondsOf, tellPlan } from './ApplyContext';

/** Updates campaigns to match the pack. */
export async function applyCampaigns(context: ApplyContext): Promise<void> {
  const { pack, db } = context;
  if (!pack.campaigns) return;
  const wanted = pack.campaigns.entries.map(({ value: { key, regions, from, until } }) => ({
    key,
    regions: [...regions],
    startTimeStamp: secondsOf(context, from),
    endTimeStamp: secondsOf(context, until),
    source: pack.source,
  }));
  const rows = await db.select().from(campaigns).where(eq(campaigns.source, pack.source));
  const plan = planRows(rows, wanted, ({ key }) => key, pack.campaigns.isWhole);
  tellPlan(context, plan, 'campaigns', ({ key }) => `campaign "${key}"`);
  if (!context.isDryRun) await applyPlan(db, campaigns, 'campaign', plan);
}
