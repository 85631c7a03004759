import { Link, paths } from '@komawari/shared-state';
import { Image } from '@komawari/shared-ui';
import { type KeyboardEvent, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { usePreferredLanguages } from '../content-languages/preferredLanguages';
import { LanguageMarks } from '../title-tile/LanguageMarks';
import { titleLang } from '../title-tile/titleLang';
import { markedParts } from './markedParts';
import { messages } from './messages';
import { moveResultFocus } from './resultFocus';
import styles from './ResultGrid.module.css';
import type { SearchResult } from './searchWorks';

/** A screenful comes with the keystroke, the others when there is time. */
const FIRST_SHOWN = 24;

/** More than a reader looks through; another letter brings what is beyond. */
const MOST_SHOWN = 120;

export interface ResultGridProps {
  results: readonly SearchResult[];
  keyword: string;
}

/** What was found, the keyword marked where it stands. */
export function ResultGrid({ results, keyword }: ResultGridProps) {
  const { formatMessage } = useIntl();
  const hasLanguageMarks = usePreferredLanguages().length > 1;
  const settled = useDeferredValue(results);
  const shown = results.slice(0, settled === results ? MOST_SHOWN : FIRST_SHOWN);
  return (
    <section data-search-results aria-label={formatMessage(messages.count, { count: results.length })}>
      <p className={styles.count} aria-hidden="true">
        {formatMessage(messages.count, { count: results.length })}
      </p>
      <ul className={styles.results} onKeyDown={moveByKeys}>
        {shown.map(({ title, titles }) => (
          <li key={title.titleId} className={styles.item}>
            <Link to={paths.title(title.titleId)} className={styles.link}>
              <span className={styles.cover}>
                <Image src={title.portraitImageUrl} alt="" ratio="2 / 3" />
              </span>
              <span className={styles.words} lang={titleLang(title)}>
                <span className={styles.name}>
                  <Marked text={title.name} keyword={keyword} />
                </span>{' '}
                <span className={styles.author}>
                  <Marked text={title.author} keyword={keyword} />
                </span>
                {hasLanguageMarks && <LanguageMarks titles={titles} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
  if (step && moveResultFocus(event.currentTarget, event.target, step)) event.preventDefault();
}

function Marked({ text, keyword }: { text: string; keyword: string }) {
  return markedParts(text, keyword).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
