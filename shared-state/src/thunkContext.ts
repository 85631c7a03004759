import type { AnalyticsSink } from './analytics/analyticsEvent';
import type { AnswersAhead } from './api/answersAhead';
import type { FirstScreen } from './first-screen/firstScreen';

/** What thunks get beside the store. */
export interface ThunkContext {
  /** Where analytics events go, once the reader has agreed (docs/specification.md §7). Without it they go nowhere. */
  analytics?: AnalyticsSink | undefined;
  /** What came with a page that was rendered on the server. */
  firstScreen?: FirstScreen | undefined;
  /** What was asked for when a link was pressed. */
  answersAhead?: AnswersAhead | undefined;
}
