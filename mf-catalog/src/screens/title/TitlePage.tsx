import { parseId, paths, titlePageName } from '@komawari/shared-domain';
import type { TitleDetailView } from '@komawari/shared-proto';
import { Redirect, skipToken, useLocation, useParams } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import { LoadError } from '../../load-error/LoadError';
import { parsePlaceholder } from '../../title-tile/placeholderTitle';
import { TitleDetail } from './TitleDetail';
import { TitleSkeleton } from './TitleSkeleton';
import { useGetTitleQuery } from './titleApi';

/** `/titles/{id}` (docs/specification.md §2, Title detail). */
export function TitlePage() {
  const titleId = parseId(useParams().titleId);
  const query = useGetTitleQuery(titleId ? { titleId } : skipToken);
  if (titleId === undefined) return <Redirect to={paths.error()} />;
  if (query.error) return <LoadError query={query} isPageTitle />;
  return <LoadedTitle titleId={titleId} view={query.currentData} />;
}

function LoadedTitle({ titleId, view }: { titleId: number; view: TitleDetailView | undefined }) {
  const { state } = useLocation();
  const title = view?.title;
  const known = parsePlaceholder(state);
  const named = title ?? known;
  usePageTitle(named && titlePageName(named));
  // The key resets the state, because a title in another language has its own sort order and fold.
  if (view && title) return <TitleDetail key={titleId} view={view} title={title} />;
  return <TitleSkeleton known={known} />;
}
