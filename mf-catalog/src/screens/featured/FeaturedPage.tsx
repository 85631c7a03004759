import { languageInfo } from '@komawari/shared-domain';
import { selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { ListLayout } from '../../list-page/ListLayout';
import { LoadError } from '../../load-error/LoadError';
import { FeaturedBoard } from './FeaturedBoard';
import { FeaturedSkeleton } from './FeaturedSkeleton';
import { useGetFeaturedQuery } from './featuredApi';
import { messages } from './messages';

/** `/featured` (docs/specification.md §2, Featured). */
export function FeaturedPage() {
  const { formatMessage } = useIntl();
  const lang = languageInfo(useAppSelector(selectServiceLanguage)).code;
  const query = useGetFeaturedQuery({ lang });
  const { data, currentData } = query;
  usePageTitle(formatMessage(messages.title));
  if (query.error && !currentData) return <LoadError query={query} />;
  return (
    <ListLayout heading={formatMessage(messages.title)} isLoading={!data}>
      {data ? <FeaturedBoard view={data} /> : <FeaturedSkeleton />}
    </ListLayout>
  );
}
