import { useSearchParams } from '@komawari/shared-state';
import { LiveRegion, StatePanel, usePageTitle } from '@komawari/shared-ui';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useGetAllTitlesQuery } from '../all-titles/allTitlesApi';
import { usePreferredLanguages } from '../content-languages/preferredLanguages';
import { LoadFault } from '../load-fault/LoadFault';
import { TileSkeletons } from '../title-grid/GridSkeleton';
import styles from '../title-grid/listPage.module.css';
import { messages } from './messages';
import { ResultGrid } from './ResultGrid';
import { SearchField } from './SearchField';
import { searchableWorks, searchWorks } from './searchWorks';

const KEYWORD = 'keyword';

/** `/search_result?keyword=` (spec §2, Search): local and instant, over the answer that holds all titles. */
export function SearchResultPage() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const [keyword, setKeyword] = useState(() => params.get(KEYWORD) ?? '');
  const { data, error, isFetching, refetch } = useGetAllTitlesQuery();
  const preferred = usePreferredLanguages();
  const works = useMemo(() => data && searchableWorks(data.groups, preferred), [data, preferred]);
  const results = useMemo(() => works && searchWorks(works, keyword), [works, keyword]);
  usePageTitle(keyword ? formatMessage(messages.pageTitle, { keyword }) : formatMessage(messages.title));

  function handleChange(next: string) {
    setKeyword(next);
    // Replaced and not pushed: "back" leaves the search, instead of taking letters away.
    setParams(next ? { [KEYWORD]: next } : {}, { replace: true });
  }

  return (
    <div className={styles.page}>
      <h1 className={styles.heading} tabIndex={-1}>
        {formatMessage(messages.title)}
      </h1>
      <SearchField value={keyword} onChange={handleChange} />
      <LiveRegion message={results && keyword.trim() ? formatMessage(messages.count, { count: results.length }) : ''} />
      {error && !data && (
        <LoadFault error={error} headingLevel="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!results && !error && <TileSkeletons />}
      {results && !keyword.trim() && <p>{formatMessage(messages.hint)}</p>}
      {results && keyword.trim() && results.length === 0 && (
        <StatePanel kind="empty" title={formatMessage(messages.nothing)} />
      )}
      {results && results.length > 0 && <ResultGrid results={results} keyword={keyword} />}
    </div>
  );
}
