import { Navigate, paths, skipToken, useParams } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import { LoadFault } from '../load-fault/LoadFault';
import { wireId } from '../wireId';
import { useGetTitleQuery } from './titleApi';
import { TitleDetail } from './TitleDetail';
import { TitleSkeleton } from './TitleSkeleton';

/** `/titles/{id}` (spec §2, Title detail). */
export function TitlePage() {
  const titleId = wireId(useParams().titleId);
  const { currentData: view, error, isFetching, refetch } = useGetTitleQuery(titleId ? { titleId } : skipToken);
  const title = view?.title;
  usePageTitle(title && `${title.name} – ${title.author}`);
  if (titleId === undefined) return <Navigate to={paths.error()} replace />;
  if (error) return <LoadFault error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  // The key: a sibling language is another title, with an order and a fold of its own.
  if (view && title) return <TitleDetail key={titleId} view={view} title={title} />;
  return <TitleSkeleton />;
}
