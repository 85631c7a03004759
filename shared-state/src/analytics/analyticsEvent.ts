import type { Locale } from '@komawari/shared-domain';

/** Where on the site a banner is. */
export type BannerPlacement = 'home' | 'title' | 'publisher' | 'featured' | 'viewer';

/** A press on a banner. The event says nothing about who pressed it. */
export interface AnalyticsEvent {
  event: 'banner_press';
  placement: BannerPlacement;
  /** The wire's id of the banner. */
  banner: number;
  /** The address that it leads to. */
  target: string;
  /** The service language. */
  language: Locale;
  /** Epoch milliseconds. */
  at: number;
}

/** Takes one event and never fails. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;
