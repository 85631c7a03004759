import type { AnalyticsSink } from './analytics/analyticsEvent';
import type { QueryPrefetcher } from './api/queryPrefetcher';
import type { FirstScreen } from './first-screen/firstScreen';

/** What thunks receive in addition to the store. */
export interface ThunkContext {
  /** Receives analytics events, once the reader has agreed (docs/specification.md §7). Without it, none are sent. */
  analytics?: AnalyticsSink | undefined;
  /** What came with a server-rendered page. */
  firstScreen?: FirstScreen | undefined;
  /** The answers that were requested when a link was pressed. */
  queryPrefetcher?: QueryPrefetcher | undefined;
}
