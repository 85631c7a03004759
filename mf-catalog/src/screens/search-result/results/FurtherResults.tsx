import { type ListFormat, WindowedList, type WindowedListProps } from '@komawari/shared-ui';
import { memo, useCallback } from 'react';
import type { SearchResult } from '../matching/searchResult';
import type { Found } from './found';
import styles from './ResultGrid.module.css';
import { ResultTile, SearchedKeyword } from './ResultTile';

/** Of what is far the browser's search finds nothing: the page is a search itself, and thousands of names would be joined for each word. */
const FORMAT: ListFormat<SearchResult> = {
  // Whole rows of one, two or three.
  blockLength: 24,
  keyOf: (result) => result,
  classes: { block: styles.rows, far: styles.far, cell: styles.item },
  farHeight: 'css',
};

export interface FurtherResultsProps {
  found: Found;
  /** How many results stand above these. */
  from: number;
  hasLanguageMarks: boolean;
}

/** All results below the first ones, however many there are; those near the screen are in the document. */
export const FurtherResults = memo(function FurtherResults({ found, from, hasLanguageMarks }: FurtherResultsProps) {
  const { index, keyword, results, languages } = found;
  const renderItem: WindowedListProps<SearchResult>['renderItem'] = useCallback(
    (result, cell) => (
      <div {...cell}>
        <ResultTile {...{ index, result, languages, hasLanguageMarks }} />
      </div>
    ),
    [index, languages, hasLanguageMarks],
  );
  return (
    <SearchedKeyword value={keyword}>
      <WindowedList format={FORMAT} items={results} start={from} firstShown={0} renderItem={renderItem} />
    </SearchedKeyword>
  );
});
