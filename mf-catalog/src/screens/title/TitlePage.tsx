import { parseId, paths, titlePageName } from '@komawari/shared-domain';
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
  const { state } = useLocation();
  const query = useGetTitleQuery(titleId ? { titleId } : skipToken);
  const { currentData: view } = query;
  const title = view?.title;
  const known = parsePlaceholder(state);
  const named = query.error ? undefined : (title ?? known);
  usePageTitle(named && titlePageName(named));
  if (titleId === undefined) return <Redirect to={paths.error()} />;
  if (query.error) return <LoadError query={query} />;
  // The key resets the state, because a title in another language has its own sort order and fold.
  if (view && title) return <TitleDetail key={titleId} view={view} title={title} />;
  return <TitleSkeleton known={known} />;
}
