import { type Banner, PresentationMethod, type TransitionAction } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { BannerRow } from '../content/banners/banners';
import { imageUrl } from './imageUrl';

/** @param hasName whether the client asked what it leads to (docs/wire.md, a field of ours) */
export function wireBanner(origin: string, banner: BannerRow, hasName = false): Draft<Banner> {
  return {
    id: banner.id,
    imageUrl: imageUrl(origin, banner.image),
    action: actionTo(banner.method, banner.url),
    name: hasName ? (banner.name ?? hostOf(banner.url)) : '',
  };
}

/** Another site is called by its host. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/** An address of another site opens there, whatever its banner says. */
export function actionTo(method: PresentationMethod, url: string): Draft<TransitionAction> {
  return { method: url.startsWith('/') ? method : PresentationMethod.EXTERNAL, url };
}
