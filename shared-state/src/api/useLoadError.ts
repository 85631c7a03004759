import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../router';
import type { ApiError } from '../transport/apiError';
import { type ErrorVisit, errorPageOf, type LoadErrorView, loadErrorView, type QueryError } from './loadError';

export interface LoadErrorOptions {
  /** The BCP 47 tag of the page's language. */
  tag: string;
  /** Shows every error in place, even one that would lead to an error page. */
  inline?: boolean | undefined;
}

/**
 * Errors that have already led to their page. When readers come back from there, with "Back" or "Try again", the failed page
 * makes its calls again. A second failure is shown in place; otherwise readers could never go back past it.
 */
const followed = new WeakSet<QueryError>();

/**
 * Leads to the page that an error's action names (docs/specification.md §8), and passes on what failed and where. Any other error
 * is returned, to be shown in place of the content.
 */
export function useLoadError(error: QueryError, { tag, inline = false }: LoadErrorOptions): LoadErrorView | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hasLedAway = useRef(false);
  const [hasReturned, setReturned] = useState(() => followed.has(error));
  const page = inline || hasReturned || !isApiError(error) ? undefined : errorPageOf(error);
  const from = pathname + search + hash;
  // Leaving the page is the effect. A kept page runs its effects again when the reader comes back.
  useEffect(() => {
    if (!page || !isApiError(error)) return;
    if (hasLedAway.current || followed.has(error)) return setReturned(true);
    hasLedAway.current = true;
    followed.add(error);
    void navigate(page, { state: { from, error } satisfies ErrorVisit });
  }, [navigate, page, from, error]);
  return page ? undefined : loadErrorView(error, tag);
}

function isApiError(error: QueryError): error is ApiError {
  return 'kind' in error;
}
