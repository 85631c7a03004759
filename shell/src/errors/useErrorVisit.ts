import { type LoadErrorView, loadErrorView, useIsHydrating, useLocation } from '@komawari/shared-state';
import { useIntl } from 'react-intl';
import { errorVisitOf } from './errorRouting';

/** Why the reader is on an error page: the address that failed, and how to describe the error in the language of the page. */
export interface FailedPage {
  from: string;
  view: LoadErrorView;
}

/** `undefined` if somebody opened the address of an error page directly. */
export function useErrorVisit(): FailedPage | undefined {
  const { locale: tag } = useIntl();
  const visit = errorVisitOf(useLocation().state);
  // The server knows only the address.
  const isHydrating = useIsHydrating();
  return visit && !isHydrating ? { from: visit.from, view: loadErrorView(visit.error, tag) } : undefined;
}
