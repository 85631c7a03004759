import type { Banner } from '@komawari/shared-proto';

/** A loop with three visible banners needs slides on both sides of them. */
const MIN_SLIDES = 6;

export interface Slide {
  banner: Banner;
  /** Index of the banner, from 0. */
  index: number;
  /** Whether the row already contains the same banner. A copy is hidden from screen readers. */
  isCopy: boolean;
}

/** Returns enough slides to loop without a gap, so a short list is repeated. A single banner is not repeated. */
export function loopedBanners(banners: readonly Banner[]): Slide[] {
  const rounds = banners.length < 2 ? 1 : Math.ceil(MIN_SLIDES / banners.length);
  return Array.from({ length: rounds }, (_, round) =>
    banners.map((banner, index) => ({ banner, index, isCopy: round > 0 })),
  ).flat();
}
