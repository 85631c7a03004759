import { parseId, paths, titlePageName } from '@komawari/shared-domain';
import { Redirect, skipToken, useLocation, useParams, useViewTransitionState } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import { useState } from 'react';
import { LoadError } from '../../load-error/LoadError';
import { coverOfState } from '../../title-tile/coverTransition';
import { TitleDetail } from './TitleDetail';
import { TitleSkeleton } from './TitleSkeleton';
import { useGetTitleQuery } from './titleApi';

/** `/titles/{id}` (docs/specification.md §2, Title detail). */
export function TitlePage() {
  const titleId = parseId(useParams().titleId);
  const { pathname, state } = useLocation();
  const query = useGetTitleQuery(titleId ? { titleId } : skipToken);
  const { currentData: view } = query;
  const title = view?.title;
  const [wasHere] = useState(view !== undefined);
  // A cover that grows has to stay the same element until it has grown, so what arrives meanwhile waits for its end.
  const isGrowing = useViewTransitionState(pathname) && !wasHere;
  usePageTitle(title && titlePageName(title));
  if (titleId === undefined) return <Redirect to={paths.error()} />;
  if (query.error) return <LoadError query={query} />;
  // The key: a sibling language is another title, with an order and a fold of its own.
  if (view && title && !isGrowing) return <TitleDetail key={titleId} view={view} title={title} />;
  return <TitleSkeleton cover={coverOfState(state)} />;
}
