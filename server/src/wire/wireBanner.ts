import { type Banner, PresentationMethod, type TransitionAction } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import { asc, eq } from 'drizzle-orm';
import { banners } from '../database/schema';
import type { Site } from '../http/Site';
import { imageUrl } from './wireTitle';

export type BannerRow = typeof banners.$inferSelect;

/** The banners of some places in one language, in their order. */
export async function bannersAt(
  { banners: cache, db }: Site,
  language: number,
  placements: readonly BannerRow['placement'][],
): Promise<BannerRow[]> {
  const ofLanguage = await cache.get(String(language), () =>
    db.select().from(banners).where(eq(banners.language, language)).orderBy(asc(banners.position), asc(banners.id)),
  );
  return ofLanguage.filter(({ placement }) => placements.includes(placement));
}

export function wireBanner(origin: string, banner: BannerRow): Draft<Banner> {
  return {
    id: banner.id,
    imageUrl: imageUrl(origin, banner.image),
    action: actionTo(banner.method as PresentationMethod, banner.url),
  };
}

/** An address of another site opens there, whatever its banner says. */
export function actionTo(method: PresentationMethod, url: string): Draft<TransitionAction> {
  return { method: url.startsWith('/') ? method : PresentationMethod.EXTERNAL, url };
}
