import { Button, LiveRegion, StatePanel, useDebouncedValue, usePageTitle, whenIdle } from '@komawari/shared-ui';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useGetAllTitlesQuery } from '../../all-titles/allTitlesApi';
import { usePreferredLanguages } from '../../content-languages/usePreferredLanguages';
import { ListContent } from '../../list-page/ListContent';
import { ListLayout } from '../../list-page/ListLayout';
import { FacetBar } from './facets/FacetBar';
import { facetsOf, NO_FACETS, narrowed } from './facets/facets';
import { messages as facetMessages } from './facets/messages';
import { searchIndex } from './matching/searchIndex';
import { everyResult } from './matching/searchResult';
import { searchWorks, vocabularyFor } from './matching/searchWorks';
import { messages } from './messages';
import { ResultGrid } from './results/ResultGrid';
import { SearchField } from './SearchField';
import { useSearchAddress } from './useSearchAddress';

/** `/search_result?keyword=` (docs/specification.md §2, Search): local and instant, in the answer that contains all titles. */
export function SearchResultPage() {
  const { formatMessage } = useIntl();
  const { keyword, writtenKeyword, chosen, setKeyword, keepKeyword, setChosen } = useSearchAddress();
  const query = useGetAllTitlesQuery();
  const { data } = query;
  const preferred = usePreferredLanguages();
  const isNarrow = chosen.authors.length + chosen.languages.length > 0;
  const isAsking = keyword.trim() !== '' || isNarrow;
  const index = useMemo(() => data && searchIndex(data, preferred), [data, preferred]);
  // Browser timers are outside React. A reader who has not begun to type may never make a typo.
  useEffect(() => (index && isAsking ? whenIdle(() => vocabularyFor(index)) : undefined), [index, isAsking]);
  const found = useMemo(() => {
    if (!index) return undefined;
    return keyword.trim() === '' && isNarrow ? everyResult(index) : searchWorks(index, keyword);
  }, [index, keyword, isNarrow]);
  const results = useMemo(() => index && found && narrowed(index, found, chosen), [index, found, chosen]);
  // The results update with each keystroke, and the facets after a pause.
  const now = useMemo(
    () => index && found && results && { index, keyword, found, results, languages: chosen.languages },
    [index, keyword, found, results, chosen],
  );
  const debounced = useDebouncedValue(now) ?? now;
  const facets = useMemo(() => debounced && facetsOf(debounced.index, debounced.found, chosen), [debounced, chosen]);
  const count = results && isAsking ? formatMessage(messages.count, { count: results.length }) : '';
  usePageTitle(writtenKeyword ? formatMessage(messages.pageTitle, { keyword: writtenKeyword }) : formatMessage(messages.title));

  return (
    <ListLayout heading={formatMessage(messages.title)} isTall isLoading={!data && !query.error}>
      <SearchField value={keyword} onChange={setKeyword} onLeave={keepKeyword} />
      <LiveRegion message={count} />
      <ListContent query={query} isLoaded={results !== undefined}>
        {!isAsking && <p>{formatMessage(messages.hint)}</p>}
        {facets && isAsking && ((results?.length ?? 0) > 0 || isNarrow) && (
          <FacetBar
            {...{ facets, chosen, keyword }}
            debouncedKeyword={debounced?.keyword ?? keyword}
            hasLanguages={preferred.length > 1}
            onChange={setChosen}
          />
        )}
        {isAsking && results?.length === 0 && <NothingFound onShowAll={isNarrow ? () => setChosen(NO_FACETS) : undefined} />}
        {now && now.results.length > 0 && <ResultGrid found={now} count={count} />}
      </ListContent>
    </ListLayout>
  );
}

/** No results. If facets are chosen, it has a button that shows all results again. */
function NothingFound({ onShowAll }: { onShowAll: (() => void) | undefined }) {
  const { formatMessage } = useIntl();
  const showAll = onShowAll && (
    <Button variant="primary" onClick={onShowAll}>
      {formatMessage(facetMessages.clearFacets)}
    </Button>
  );
  return <StatePanel kind="empty" scene="nothingFound" title={formatMessage(messages.nothing)} action={showAll} />;
}
