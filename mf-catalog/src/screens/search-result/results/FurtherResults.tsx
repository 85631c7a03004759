import { type ListFormat, WindowedList, type WindowedListProps } from '@komawari/shared-ui';
import { memo, useCallback } from 'react';
import type { SearchResult } from '../matching/searchResult';
import type { Found } from './found';
import styles from './ResultGrid.module.css';
import { ResultTile, SearchedKeyword } from './ResultTile';

/**
 * Has no `textOf`, so the browser's own search does not find results that are far away. The page is a search itself, and
 * thousands of names would have to be joined for each letter.
 */
const FORMAT: ListFormat<SearchResult> = {
  // Fills whole rows of one, two or three columns.
  blockLength: 24,
  keyOf: (result) => result,
  classes: { block: styles.rows, far: styles.far, cell: styles.item },
  farHeight: 'css',
};

export interface FurtherResultsProps {
  found: Found;
  /** How many results come before these. */
  from: number;
  hasLanguageMarks: boolean;
}

/** All results after the first ones, however many there are. Only those near the screen are in the document. */
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
