import { type LoadErrorView, loadErrorView, useLocation } from '@komawari/shared-state';
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
  return visit && { from: visit.from, view: loadErrorView(visit.error, tag) };
}
