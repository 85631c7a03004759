import type { Banner } from '@komawari/shared-proto';

/** A loop of three banners in view needs slides on both sides of them. */
const MIN_SLIDES = 6;

export interface Slide {
  banner: Banner;
  /** Which banner it is, from 0. */
  index: number;
  /** Shown to the eye alone: the same banner stands in the row already. */
  isCopy: boolean;
}

/** Slides enough to loop without a gap: a short list is repeated. One banner alone stays alone. */
export function loopedBanners(banners: readonly Banner[]): Slide[] {
  const rounds = banners.length < 2 ? 1 : Math.ceil(MIN_SLIDES / banners.length);
  return Array.from({ length: rounds }, (_, round) =>
    banners.map((banner, index) => ({ banner, index, isCopy: round > 0 })),
  ).flat();
}
