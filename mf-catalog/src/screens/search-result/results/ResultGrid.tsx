import { useDebouncedValue } from '@komawari/shared-ui';
import { type KeyboardEvent, memo, useDeferredValue } from 'react';
import { usePreferredLanguages } from '../../../content-languages/usePreferredLanguages';
import { ListCount } from '../../../list-page/ListCount';
import { FurtherResults } from './FurtherResults';
import { type Found, NOTHING_FOUND } from './found';
import styles from './ResultGrid.module.css';
import { ResultTile, SearchedKeyword } from './ResultTile';
import { moveResultFocus } from './resultFocus';

/** The best results, which render with the keystroke. They fill the screen of a phone. */
const SHOWN_AT_ONCE = 6;

/** Fills a desktop screen with whole rows of one, two or three. Renders in the next frame, unless another letter comes first. */
const SHOWN_NEXT = 24;

export interface ResultGridProps {
  found: Found;
  /** The number of results, as text. */
  count: string;
}

/** The results, with the keyword highlighted. The first results update with the keystroke, the others when the reader pauses. */
export function ResultGrid({ found, count }: ResultGridProps) {
  const hasLanguageMarks = usePreferredLanguages().length > 1;
  const deferred = useDeferredValue(found, NOTHING_FOUND);
  const debounced = useDebouncedValue(found, NOTHING_FOUND);
  return (
    <section data-search-results className={styles.found} aria-label={count}>
      <ListCount isSilent>{count}</ListCount>
      <div className={styles.results} onKeyDown={moveByKeys}>
        <div role="list" className={styles.rows}>
          <FirstResults found={found} from={0} to={SHOWN_AT_ONCE} hasLanguageMarks={hasLanguageMarks} />
          <FirstResults found={deferred} from={SHOWN_AT_ONCE} to={SHOWN_NEXT} hasLanguageMarks={hasLanguageMarks} />
        </div>
        <FurtherResults found={debounced} from={SHOWN_NEXT} hasLanguageMarks={hasLanguageMarks} />
      </div>
    </section>
  );
}

interface FirstResultsProps {
  found: Found;
  from: number;
  to: number;
  hasLanguageMarks: boolean;
}

/** Some of the first results. They render again only for other results. */
const FirstResults = memo(function FirstResults({ found, from, to, hasLanguageMarks }: FirstResultsProps) {
  const { index, keyword, results, languages } = found;
  return (
    <SearchedKeyword value={keyword}>
      {results.slice(from, to).map((result, place) => (
        <div key={result} role="listitem" className={styles.item} aria-posinset={from + place + 1} aria-setsize={results.length}>
          <ResultTile {...{ index, result, languages, hasLanguageMarks }} />
        </div>
      ))}
    </SearchedKeyword>
  );
});

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step && moveResultFocus(event.currentTarget, event.target, step)) event.preventDefault();
}
