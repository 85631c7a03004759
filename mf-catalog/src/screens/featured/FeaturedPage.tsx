import { languageInfo, selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { LoadError } from '../../load-error/LoadError';
import { FeaturedBoard } from './FeaturedBoard';
import { FeaturedSkeleton } from './FeaturedSkeleton';
import { useGetFeaturedQuery } from './featuredApi';
import { messages } from './messages';

/** `/featured` (spec §2, Featured). */
export function FeaturedPage() {
  const { formatMessage } = useIntl();
  const lang = languageInfo(useAppSelector(selectServiceLanguage)).code;
  const { data, currentData, error, isFetching, refetch } = useGetFeaturedQuery({ lang });
  usePageTitle(formatMessage(messages.title));
  if (error && !currentData) return <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return data ? <FeaturedBoard view={data} /> : <FeaturedSkeleton />;
}
