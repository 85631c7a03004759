import { type LoadErrorView, loadErrorView, type QueryError } from '../api/loadError';

/** A webview has no pages of the site to lead to, so that it tells every error in place. */
export function useLoadError(error: QueryError, { tag }: { tag: string }): LoadErrorView {
  return loadErrorView(error, tag);
}
