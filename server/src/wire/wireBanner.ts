import { type Banner, PresentationMethod, type TransitionAction } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { BannerRow } from '../content/banners/banners';
import { imageUrl } from './imageUrl';

/** @param hasName whether the client asked for the name of the target (docs/wire.md, a field of ours) */
export function wireBanner(origin: string, banner: BannerRow, hasName = false): Draft<Banner> {
  return {
    id: banner.id,
    imageUrl: imageUrl(origin, banner.image),
    action: actionTo(banner.method, banner.url),
    name: hasName ? (banner.name ?? hostOf(banner.url)) : '',
  };
}

/** The host is the name of another site. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/** A URL of another site always opens externally, whatever its banner says. */
export function actionTo(method: PresentationMethod, url: string): Draft<TransitionAction> {
  return { method: url.startsWith('/') ? method : PresentationMethod.EXTERNAL, url };
}
