import { paths } from '@komawari/shared-domain';
import { type ApiError, type ErrorVisit, errorPageOf } from '@komawari/shared-state';

type Leave = (path: string, options: { state: ErrorVisit }) => void;

/**
 * Opens the page for a failed call, unless the call's screen shows the error itself (docs/specification.md §8). The page that
 * failed stays in the history, so that "Back" leads to it.
 */
export function routeError(error: ApiError, from: string, leave: Leave): void {
  leave(errorPageOf(error) ?? paths.error(), { state: { from, error } });
}

/** The value of `useLocation().state`, if this file wrote it. */
export function errorVisitOf(state: unknown): ErrorVisit | undefined {
  // Only code of this site writes history entries, but another version may have written this one. So the fields are checked.
  const visit = state as Partial<ErrorVisit> | null;
  return typeof visit?.from === 'string' && visit.error?.kind ? { from: visit.from, error: visit.error } : undefined;
}
