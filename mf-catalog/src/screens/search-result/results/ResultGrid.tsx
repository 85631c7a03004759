import type { Language } from '@komawari/shared-proto';
import { useDebouncedValue } from '@komawari/shared-ui';
import { type KeyboardEvent, memo, useDeferredValue } from 'react';
import { allTitlesOf } from '../../../all-titles/allTitles';
import { usePreferredLanguages } from '../../../content-languages/usePreferredLanguages';
import { ListCount } from '../../../list-page/ListCount';
import { type SearchIndex, searchIndex } from '../matching/searchIndex';
import { type SearchResult, titlesOfResult } from '../matching/searchResult';
import styles from './ResultGrid.module.css';
import { ResultTile, SearchedKeyword } from './ResultTile';
import { moveResultFocus } from './resultFocus';

/** The best results come with the keystroke: on a phone, a screenful. */
const SHOWN_AT_ONCE = 6;

/** A screenful of a desktop comes with the frame after it, unless another letter is faster. */
const SHOWN_NEXT = 18;

/** The others come when the reader pauses. More than anyone looks through; another letter brings what is beyond. */
const MAX_SHOWN = 120;

/** What was found for a keyword. */
export interface Found {
  index: SearchIndex;
  keyword: string;
  results: readonly SearchResult[];
  /** To which the results were narrowed down. */
  languages: readonly Language[];
}

const NOTHING: Found = { index: searchIndex(allTitlesOf({ groups: [] }), []), keyword: '', results: [], languages: [] };

export interface ResultGridProps {
  found: Found;
  /** In words. */
  count: string;
}

/** What was found, the keyword marked where it stands. */
export function ResultGrid({ found, count }: ResultGridProps) {
  const hasLanguageMarks = usePreferredLanguages().length > 1;
  const deferred = useDeferredValue(found, NOTHING);
  const debounced = useDebouncedValue(found, NOTHING);
  return (
    <section data-search-results className={styles.found} aria-label={count}>
      <ListCount isSilent>{count}</ListCount>
      <ul className={styles.results} onKeyDown={moveByKeys}>
        <ResultTiles found={found} from={0} to={SHOWN_AT_ONCE} hasLanguageMarks={hasLanguageMarks} />
        <ResultTiles found={deferred} from={SHOWN_AT_ONCE} to={SHOWN_NEXT} hasLanguageMarks={hasLanguageMarks} />
        <ResultTiles found={debounced} from={SHOWN_NEXT} to={MAX_SHOWN} hasLanguageMarks={hasLanguageMarks} />
      </ul>
    </section>
  );
}

interface ResultTilesProps {
  found: Found;
  from: number;
  to: number;
  hasLanguageMarks: boolean;
}

/** Some of the results. Drawn again for other results alone. */
const ResultTiles = memo(function ResultTiles({ found, from, to, hasLanguageMarks }: ResultTilesProps) {
  const { index, keyword, results, languages } = found;
  return (
    <SearchedKeyword value={keyword}>
      {results
        .slice(from, to)
        .map((result) => titlesOfResult(index, result, languages))
        .map((titles) => (
          <ResultTile key={titles[0]?.titleId} titles={titles} hasLanguageMarks={hasLanguageMarks} />
        ))}
    </SearchedKeyword>
  );
});

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step && moveResultFocus(event.currentTarget, event.target, step)) event.preventDefault();
}
