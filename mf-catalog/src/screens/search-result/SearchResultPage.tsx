import { Button, classNames, LiveRegion, StatePanel, useDebouncedValue, usePageTitle } from '@komawari/shared-ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useGetAllTitlesQuery } from '../../all-titles/allTitlesApi';
import { usePreferredLanguages } from '../../content-languages/preferredLanguages';
import { TileSkeletons } from '../../list-page/GridSkeleton';
import listStyles from '../../list-page/listPage.module.css';
import { LoadError } from '../../load-error/LoadError';
import { FacetBar } from './facets/FacetBar';
import { facetsOf, narrowed } from './facets/facets';
import { messages as facetMessages } from './facets/messages';
import { searchIndex } from './matching/searchIndex';
import { searchWorks } from './matching/searchWorks';
import { messages } from './messages';
import { ResultGrid } from './results/ResultGrid';
import { SearchField } from './SearchField';
import styles from './SearchResultPage.module.css';
import { useSearchAddress } from './useSearchAddress';

/** `/search_result?keyword=` (spec §2, Search): local and instant, over the answer that holds all titles. */
export function SearchResultPage() {
  const { formatMessage } = useIntl();
  const { keyword, writtenKeyword, chosen, setKeyword, keepKeyword, setChosen } = useSearchAddress();
  const { data, error, isFetching, refetch } = useGetAllTitlesQuery();
  const preferred = usePreferredLanguages();
  const isNarrow = chosen.authors.length + chosen.languages.length > 0;
  const isAsking = keyword.trim() !== '' || isNarrow;
  const index = useMemo(() => data && searchIndex(data.groups, preferred), [data, preferred]);
  const found = useMemo(() => {
    if (!index) return undefined;
    return keyword.trim() === '' && isNarrow ? index.works : searchWorks(index, keyword);
  }, [index, keyword, isNarrow]);
  const results = useMemo(() => found && narrowed(found, chosen), [found, chosen]);
  // The results come with the keystroke, what they can be narrowed down to with a pause.
  const now = useMemo(() => found && results && { keyword, found, results }, [keyword, found, results]);
  const debounced = useDebouncedValue(now) ?? now;
  const facets = useMemo(() => facetsOf(debounced?.found ?? [], chosen), [debounced, chosen]);
  const count = results && isAsking ? formatMessage(messages.count, { count: results.length }) : '';
  usePageTitle(writtenKeyword ? formatMessage(messages.pageTitle, { keyword: writtenKeyword }) : formatMessage(messages.title));

  return (
    <div className={classNames(listStyles.page, styles.page)}>
      <h1 className={listStyles.heading} tabIndex={-1}>
        {formatMessage(messages.title)}
      </h1>
      <SearchField value={keyword} onChange={setKeyword} onLeave={keepKeyword} />
      <LiveRegion message={count} />
      {error && !data && <LoadError error={error} headingLevel="h2" isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!results && !error && <TileSkeletons />}
      {results && isAsking && (results.length > 0 || isNarrow) && (
        <FacetBar
          {...{ facets, chosen, keyword }}
          debouncedKeyword={debounced?.keyword ?? keyword}
          hasLanguages={preferred.length > 1}
          onChange={setChosen}
        />
      )}
      {results && !isAsking && <p>{formatMessage(messages.hint)}</p>}
      {results && isAsking && results.length === 0 && (
        <StatePanel
          kind="empty"
          title={formatMessage(messages.nothing)}
          action={
            isNarrow && (
              <Button variant="primary" onClick={() => setChosen({ authors: [], languages: [] })}>
                {formatMessage(facetMessages.clearFacets)}
              </Button>
            )
          }
        />
      )}
      {now && now.results.length > 0 && <ResultGrid found={now} count={count} />}
    </div>
  );
}
