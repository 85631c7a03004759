import { Button, LiveRegion, StatePanel, usePageTitle } from '@komawari/shared-ui';
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useGetAllTitlesQuery } from '../all-titles/allTitlesApi';
import { usePreferredLanguages } from '../content-languages/preferredLanguages';
import { LoadFault } from '../load-fault/LoadFault';
import { TileSkeletons } from '../title-grid/GridSkeleton';
import styles from '../title-grid/listPage.module.css';
import { FacetBar } from './FacetBar';
import { facetsOf, narrowed } from './facets';
import { messages } from './messages';
import { ResultGrid } from './ResultGrid';
import { SearchField } from './SearchField';
import { allWorks, searchableWorks, searchWorks } from './searchWorks';
import { useSearchAddress } from './useSearchAddress';

/** `/search_result?keyword=` (spec §2, Search): local and instant, over the answer that holds all titles. */
export function SearchResultPage() {
  const { formatMessage } = useIntl();
  const { keyword, chosen, setKeyword, setChosen } = useSearchAddress();
  const { data, error, isFetching, refetch } = useGetAllTitlesQuery();
  const preferred = usePreferredLanguages();
  const isNarrow = chosen.authors.length + chosen.languages.length > 0;
  const isAsking = keyword.trim() !== '' || isNarrow;
  const works = useMemo(() => data && searchableWorks(data.groups, preferred), [data, preferred]);
  const found = useMemo(() => {
    if (!works) return undefined;
    return keyword.trim() === '' && isNarrow ? allWorks(works) : searchWorks(works, keyword);
  }, [works, keyword, isNarrow]);
  const results = useMemo(() => found && narrowed(found, chosen), [found, chosen]);
  // The results come with the keystroke, what they can be narrowed down to when there is time; the first time with them,
  // so that nothing has to make room.
  const settled = useDeferredValue(found) ?? found;
  const facets = useMemo(() => settled && facetsOf(settled, chosen), [settled, chosen]);
  usePageTitle(keyword ? formatMessage(messages.pageTitle, { keyword }) : formatMessage(messages.title));

  return (
    <div className={styles.page}>
      <h1 className={styles.heading} tabIndex={-1}>
        {formatMessage(messages.title)}
      </h1>
      <SearchField value={keyword} onChange={setKeyword} />
      <LiveRegion message={results && isAsking ? formatMessage(messages.count, { count: results.length }) : ''} />
      {error && !data && (
        <LoadFault error={error} headingLevel="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!results && !error && <TileSkeletons />}
      {facets && (isNarrow || facets.authors.length > 0) && <FacetBar facets={facets} chosen={chosen} onChange={setChosen} />}
      {results && !isAsking && <p>{formatMessage(messages.hint)}</p>}
      {results && isAsking && results.length === 0 && (
        <StatePanel
          kind="empty"
          title={formatMessage(messages.nothing)}
          action={
            isNarrow && (
              <Button variant="primary" onClick={() => setChosen({ authors: [], languages: [] })}>
                {formatMessage(messages.clearFacets)}
              </Button>
            )
          }
        />
      )}
      {results && results.length > 0 && <ResultGrid results={results} keyword={keyword} />}
    </div>
  );
}
