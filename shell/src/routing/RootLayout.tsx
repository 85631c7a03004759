import { Outlet, ScrollRestoration, skipToken, selectNeedsLanguages, useAppSelector, useGetLanguagesQuery } from '@komawari/shared-state';
import { useThemeOnRoot } from '../theme/useTheme';
import { PageAnnouncer } from './PageAnnouncer';
import { useFocusOnNavigation } from './useFocusOnNavigation';

/** What holds for every page, whatever is around it. */
export function RootLayout() {
  useThemeOnRoot();
  useFocusOnNavigation();
  useFirstLanguages();
  return (
    <>
      <Outlet />
      <PageAnnouncer />
      <ScrollRestoration />
    </>
  );
}

/** A first visit has no languages yet: the server's defaults are adopted when they arrive (spec §4). */
function useFirstLanguages(): void {
  const areNeeded = useAppSelector(selectNeedsLanguages);
  useGetLanguagesQuery(areNeeded ? undefined : skipToken);
}
