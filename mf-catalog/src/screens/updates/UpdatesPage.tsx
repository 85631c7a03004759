import { languageInfo } from '@komawari/shared-domain';
import type { Title } from '@komawari/shared-proto';
import { selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { usePreferredLanguages } from '../../content-languages/usePreferredLanguages';
import { useGetHomeQuery } from '../../latest-updates/homeApi';
import { useLeavingSoon } from '../../leaving-soon/useLeavingSoon';
import { LoadError } from '../../load-error/LoadError';
import { Home } from './Home';
import { HomeSkeleton } from './HomeSkeleton';
import { messages } from './messages';
import { useRankedWorks } from './ranking/useRankedWorks';

/** `/updates` (docs/specification.md §2, Home). */
export function UpdatesPage() {
  const { formatMessage } = useIntl();
  const lang = languageInfo(useAppSelector(selectServiceLanguage)).code;
  const query = useGetHomeQuery({ lang });
  const { data, currentData } = query;
  const preferred = usePreferredLanguages();
  const isShown = useCallback((title: Title) => preferred.includes(title.language), [preferred]);
  const leaving = useLeavingSoon(isShown);
  const rankedWorks = useRankedWorks();
  usePageTitle(formatMessage(messages.pageTitle));
  if (query.error && !currentData) return <LoadError query={query} />;
  // While Home loads in another service language, the current content stays.
  if (data) return <Home home={data} leaving={leaving} rankedWorks={rankedWorks} />;
  return <HomeSkeleton />;
}
