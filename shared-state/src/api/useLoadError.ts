import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../router';
import type { ApiError } from '../transport/apiError';
import { type ErrorVisit, errorPageOf, type LoadErrorView, loadErrorView, type QueryError } from './loadError';

export interface LoadErrorOptions {
  /** The BCP 47 tag of the language that the page speaks. */
  tag: string;
  /** Every error is told in place, also one that would lead to a page of the site. */
  inline?: boolean | undefined;
}

/**
 * Errors that have led to their page. Whoever comes back from there, by "Back" or by "Try again", sees the failed page ask
 * again; what fails a second time is told in place, or there would be no way back past it.
 */
const followed = new WeakSet<QueryError>();

/**
 * Follows an error to the page that its action names (docs/specification.md §8), which learns what failed and where;
 * any other error is given back to be shown in place of the content.
 */
export function useLoadError(error: QueryError, { tag, inline = false }: LoadErrorOptions): LoadErrorView | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hasLedAway = useRef(false);
  const [hasReturned, setReturned] = useState(() => followed.has(error));
  const page = inline || hasReturned || !isApiError(error) ? undefined : errorPageOf(error);
  const from = pathname + search + hash;
  // Leaving the page is the effect. A page that stays while it is left has its effects again when the reader comes back.
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
