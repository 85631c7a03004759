import {
  type CompositionOutline,
  KeptOutlet,
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
import { pressAgain } from '../opening/pressAgain';
import { useThemeOnRoot } from '../theme/useTheme';
import { PageAnnouncer } from './PageAnnouncer';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { usePageHead } from './usePageHead';

export interface RootLayoutProps {
  composition: CompositionOutline;
  /** The name of the layout of a location. */
  layoutOf: (location: Location) => string;
}

/** Its header, and the pages in it, stay while a chapter is read. */
export const MAIN_LAYOUT = 'main';

/** What holds for every page, whatever is around it. */
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
      <KeptOutlet nameOf={layoutOf} count={1} isKept={isMain} />
      <PageAnnouncer />
      <UpdateOfferPanel composition={composition} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** The first address of a document always has the key "default": by it alone, a page would open where another one was left. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** A first visit has no languages yet: the server's defaults are adopted when they arrive (docs/specification.md §4). */
function useFirstLanguages(): void {
  const areNeeded = useAppSelector(selectNeedsLanguages);
  useGetLanguagesQuery(areNeeded ? undefined : skipToken);
}

function isMain(layout: string): boolean {
  return layout === MAIN_LAYOUT;
}

/** What was pressed in the server's HTML around a remote's page, which comes for itself (`RemoteFrame`). */
function usePressesBefore(): void {
  useLayoutEffect(() => {
    const isLast = document.querySelector('[data-remote]') === null;
    pressAgain({ holds: (element) => element.closest('[data-remote]') === null, isLast });
  }, []);
}
