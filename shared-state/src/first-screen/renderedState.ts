import type { RenderedPage, SiteConfig } from '../contract';
import { initialPreferences } from '../preferences/preferencesSlice';
import type { RootState } from '../store';

/**
 * The state that a page is rendered from on the server, and hydrated from in the browser. It holds only what is true for every
 * reader of this HTML, so the reading history is empty.
 */
export function renderedState(
  config: SiteConfig,
  page: Pick<RenderedPage, 'contents' | 'hasGdprNotice' | 'locale' | 'theme' | 'timeZone'>,
) {
  return {
    environment: { ...config, timeZone: page.timeZone },
    language: { service: page.locale, isServiceChosen: true, contents: [...page.contents] },
    preferences: initialPreferences({ theme: page.theme, gdpr: !page.hasGdprNotice, historyPaused: false }),
  } satisfies Partial<RootState>;
}
