import type { Banner } from '@komawari/shared-proto';
import { selectServiceLanguage } from '../language/languageSlice';
import { selectIsGdprAccepted } from '../preferences/preferencesSlice';
import type { Dispatch, RootState } from '../store';
import type { ThunkContext } from '../thunkContext';
import type { BannerPlacement } from './analyticsEvent';

/**
 * Reports that a reader followed a banner (docs/specification.md §7: analytics events are sent for banners). Sends nothing if
 * there is no sink, or before the reader has agreed.
 */
export function bannerPressed(placement: BannerPlacement, { id, action }: Banner) {
  return (_dispatch: Dispatch, getState: () => RootState, { analytics }: ThunkContext): void => {
    const state = getState();
    if (!analytics || !selectIsGdprAccepted(state)) return;
    const language = selectServiceLanguage(state);
    analytics({ event: 'banner_press', placement, banner: id, target: action?.url ?? '', language, at: Date.now() });
  };
}
