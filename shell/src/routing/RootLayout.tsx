import {
  type CompositionOutline,
  Outlet,
  ScrollRestoration,
  selectNeedsLanguages,
  skipToken,
  useAppSelector,
  useGetLanguagesQuery,
  type useLocation,
  usePushRenewal,
} from '@komawari/shared-state';
import { UpdateOffer } from '../offline/UpdateOffer';
import { useServiceWorker } from '../offline/useServiceWorker';
import { useThemeOnRoot } from '../theme/useTheme';
import { PageAnnouncer } from './PageAnnouncer';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { usePageHead } from './usePageHead';

/** What holds for every page, whatever is around it. */
export function RootLayout({ composition }: { composition: CompositionOutline }) {
  useThemeOnRoot();
  useFocusOnNavigation();
  usePageHead();
  useFirstLanguages();
  usePushRenewal();
  useServiceWorker(composition);
  return (
    <>
      <Outlet />
      <PageAnnouncer />
      <UpdateOffer composition={composition} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** The first address of a document always has the key "default": by it alone, a page would open where another one was left. */
function scrollKey({ key, pathname, search }: ReturnType<typeof useLocation>): string {
  return key === 'default' ? pathname + search : key;
}

/** A first visit has no languages yet: the server's defaults are adopted when they arrive (docs/specification.md §4). */
function useFirstLanguages(): void {
  const areNeeded = useAppSelector(selectNeedsLanguages);
  useGetLanguagesQuery(areNeeded ? undefined : skipToken);
}
