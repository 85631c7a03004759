import { useDebouncedValue } from '@komawari/shared-ui';
import { type KeyboardEvent, memo } from 'react';
import { usePreferredLanguages } from '../../../content-languages/usePreferredLanguages';
import { ListCount } from '../../../list-page/ListCount';
import { type SearchResult, shownTitle } from '../matching/searchIndex';
import styles from './ResultGrid.module.css';
import { ResultTile, SearchedKeyword } from './ResultTile';
import { moveResultFocus } from './resultFocus';

/** A screenful comes with the keystroke, the others when the reader pauses. */
const FIRST_SHOWN = 18;

/** More than a reader looks through; another letter brings what is beyond. */
const MAX_SHOWN = 120;

/** What was found for a keyword. */
export interface Found {
  keyword: string;
  results: readonly SearchResult[];
}

const NOTHING: Found = { keyword: '', results: [] };

export interface ResultGridProps {
  found: Found;
  /** In words. */
  count: string;
}

/** What was found, the keyword marked where it stands. */
export function ResultGrid({ found, count }: ResultGridProps) {
  const hasLanguageMarks = usePreferredLanguages().length > 1;
  const debounced = useDebouncedValue(found, NOTHING);
  return (
    <section data-search-results className={styles.found} aria-label={count}>
      <ListCount isSilent>{count}</ListCount>
      <ul className={styles.results} onKeyDown={moveByKeys}>
        <SearchedKeyword value={found.keyword}>
          <ResultTiles results={found.results} from={0} to={FIRST_SHOWN} hasLanguageMarks={hasLanguageMarks} />
        </SearchedKeyword>
        <SearchedKeyword value={debounced.keyword}>
          <ResultTiles results={debounced.results} from={FIRST_SHOWN} to={MAX_SHOWN} hasLanguageMarks={hasLanguageMarks} />
        </SearchedKeyword>
      </ul>
    </section>
  );
}

interface ResultTilesProps {
  results: readonly SearchResult[];
  from: number;
  to: number;
  hasLanguageMarks: boolean;
}

/** Some of the results. Drawn again for other results alone. */
const ResultTiles = memo(function ResultTiles({ results, from, to, hasLanguageMarks }: ResultTilesProps) {
  return results
    .slice(from, to)
    .map((result) => <ResultTile key={shownTitle(result).titleId} result={result} hasLanguageMarks={hasLanguageMarks} />);
});

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step && moveResultFocus(event.currentTarget, event.target, step)) event.preventDefault();
}
