import { type ApiError, loadFaultOf, paths } from '@komawari/shared-state';

/** What an error page knows of how the reader got there. */
export interface ErrorVisit {
  /** Path and query of the page that failed. */
  from: string;
  kind: ApiError['kind'];
}

type Leave = (path: string, options: { replace: true; state: ErrorVisit }) => void;

/**
 * Where a failed call leads, unless its screen shows the error itself (spec §8).
 * The failed page is replaced, so that "back" does not lead into it again.
 */
export function routeError(error: ApiError, from: string, leave: Leave): void {
  leave(pathOf(error), { replace: true, state: { from, kind: error.kind } });
}

function pathOf(error: ApiError): string {
  const fault = loadFaultOf(error);
  return fault.kind === 'elsewhere' ? fault.path : paths.error();
}

/** What `useLocation().state` holds, if it came from here. */
export function errorVisitOf(state: unknown): ErrorVisit | undefined {
  const visit = state as Partial<ErrorVisit> | null;
  return typeof visit?.from === 'string' && typeof visit.kind === 'string' ? (visit as ErrorVisit) : undefined;
}
