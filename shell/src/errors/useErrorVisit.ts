import { type LoadErrorView, loadErrorView, useIsHydrating, useLocation } from '@komawari/shared-state';
import { useIntl } from 'react-intl';
import { errorVisitOf } from './errorRouting';

/** What led the reader to an error page: the address that failed, and how to tell of it in the language of the page. */
export interface FailedPage {
  from: string;
  view: LoadErrorView;
}

/** `undefined` for whoever opened the address of an error page by hand. */
export function useErrorVisit(): FailedPage | undefined {
  const { locale: tag } = useIntl();
  const visit = errorVisitOf(useLocation().state);
  // The server knows of the address alone.
  const isHydrating = useIsHydrating();
  return visit && !isHydrating ? { from: visit.from, view: loadErrorView(visit.error, tag) } : undefined;
}
