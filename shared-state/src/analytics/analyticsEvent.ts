import type { Locale } from '@komawari/shared-domain';
import type { Banner } from '@komawari/shared-proto';
import { selectServiceLanguage } from '../language/languageSlice';
import { selectIsGdprAccepted } from '../preferences/preferencesSlice';
import type { Dispatch, RootState, ThunkContext } from '../store';

/** Where on the site a banner stands. */
export type BannerPlacement = 'home' | 'title' | 'publisher' | 'featured' | 'viewer';

/** A banner was pressed. What is told says nothing of who pressed it. */
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

/**
 * A reader followed a banner (docs/specification.md §7: analytics events are sent for banners). Without a sink, or before
 * the reader has agreed, nothing is sent.
 */
export function bannerPressed(placement: BannerPlacement, { id, action }: Banner) {
  return (_dispatch: Dispatch, getState: () => RootState, { analytics }: ThunkContext): void => {
    const state = getState();
    if (!analytics || !selectIsGdprAccepted(state)) return;
    const language = selectServiceLanguage(state);
    analytics({ event: 'banner_press', placement, banner: id, target: action?.url ?? '', language, at: Date.now() });
  };
}
