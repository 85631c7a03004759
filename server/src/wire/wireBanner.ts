import { type Banner, PresentationMethod, type TransitionAction } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { BannerRow } from '../content/banners/banners';
import { imageUrl } from './imageUrl';

export function wireBanner(origin: string, banner: BannerRow): Draft<Banner> {
  return { id: banner.id, imageUrl: imageUrl(origin, banner.image), action: actionTo(banner.method, banner.url) };
}

/** An address of another site opens there, whatever its banner says. */
export function actionTo(method: PresentationMethod, url: string): Draft<TransitionAction> {
  return { method: url.startsWith('/') ? method : PresentationMethod.EXTERNAL, url };
}
