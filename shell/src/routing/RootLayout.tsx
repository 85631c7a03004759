import {
  type CompositionOutline,
  KeepAliveOutlet,
  type Location,
  ScrollRestoration,
  selectNeedsLanguages,
  skipToken,
  useAppSelector,
  useGetLanguagesQuery,
  usePushRenewal,
} from '@komawari/shared-state';
import { useLayoutEffect } from 'react';
import { UpdateOfferPanel } from '../offline/UpdateOfferPanel';
import { useServiceWorker } from '../offline/useServiceWorker';
import { replayEarlyClicks } from '../opening/replayEarlyClicks';
import { useThemeOnRoot } from '../theme/useTheme';
import { PageAnnouncer } from './PageAnnouncer';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { usePageHead } from './usePageHead';

export interface RootLayoutProps {
  composition: CompositionOutline;
  /** Returns the name of the layout at a location. */
  layoutOf: (location: Location) => string;
}

/** This layout, with its header and its pages, stays mounted while the reader reads a chapter. */
export const MAIN_LAYOUT = 'main';

/** Effects and elements that every page needs, whatever its layout. */
export function RootLayout({ composition, layoutOf }: RootLayoutProps) {
  useThemeOnRoot();
  useFocusOnNavigation();
  usePageHead();
  useFirstLanguages();
  usePushRenewal();
  useServiceWorker(composition);
  usePressesBefore();
  return (
    <>
      <KeepAliveOutlet nameOf={layoutOf} count={1} isKept={isMain} />
      <PageAnnouncer />
      <UpdateOfferPanel composition={composition} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** A document's first address always has the key "default". Alone, it would restore another page's scroll position. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** A first visit has no content languages yet. It adopts the server's defaults when they arrive (docs/specification.md §4). */
function useFirstLanguages(): void {
  const areNeeded = useAppSelector(selectNeedsLanguages);
  useGetLanguagesQuery(areNeeded ? undefined : skipToken);
}

function isMain(layout: string): boolean {
  return layout === MAIN_LAYOUT;
}

/** Replays presses on the server's HTML outside the remote's page. The remote's page replays its own (`RemoteFrame`). */
function usePressesBefore(): void {
  useLayoutEffect(() => {
    const isLast = document.querySelector('[data-remote]') === null;
    replayEarlyClicks({ holds: (element) => element.closest('[data-remote]') === null, isLast });
  }, []);
}
