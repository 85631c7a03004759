import { useEffect } from 'react';
import { useLocation, useNavigate } from '../router';
import { type ErrorVisit, errorPageOf, type LoadErrorView, loadErrorView, type QueryError } from './loadError';

export interface LoadErrorOptions {
  /** The BCP 47 tag of the language that the page speaks. */
  tag: string;
  /** Every error is told in place, also one that would lead to a page of the site. */
  inline?: boolean | undefined;
}

/**
 * Follows an error to the page that its action names (docs/specification.md §8), which learns what failed and where;
 * any other error is given back to be shown in place of the content.
 */
export function useLoadError(error: QueryError, { tag, inline = false }: LoadErrorOptions): LoadErrorView | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const page = inline ? undefined : errorPageOf(error);
  const from = pathname + search + hash;
  const kind = 'kind' in error ? error.kind : undefined;
  // Leaving the page is the effect. The failed page is replaced, so that "back" does not lead into it again.
  useEffect(() => {
    if (page && kind) void navigate(page, { replace: true, state: { from, kind } satisfies ErrorVisit });
  }, [navigate, page, from, kind]);
  return page ? undefined : loadErrorView(error, tag);
}
