import { type LoadErrorView, loadErrorView, type QueryError } from '../api/loadError';

/** A webview cannot lead to pages of the site, so it shows every error in place. */
export function useLoadError(error: QueryError, { tag }: { tag: string }): LoadErrorView {
  return loadErrorView(error, tag);
}
