import { type Locale, languageInfo } from '@komawari/shared-domain';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Leaf } from '../model/chapter/leaves';
import type { ReadingChapter } from '../model/chapter/readingChapter';
import type { Size } from '../model/layout/size';
import { spreadBox } from '../model/layout/spreadBox';
import type { Spread } from '../model/layout/spreads';
import { SpreadView } from '../stage/paged/SpreadView';
import { messages } from './messages';
import styles from './PeekBeside.module.css';

export interface PeekBesideProps {
  chapter: ReadingChapter;
  /** The leaves of the chapter in the other language; `undefined` until they are known. */
  others: readonly Leaf[] | undefined;
  locale: Locale;
  /** The spread on the stage. */
  spread: Spread;
  /** The size of this half of the screen. */
  size: Size;
  /** The CSS filter of the page on the stage. */
  filter: string;
}

/** The page on the stage in another language, shown whole in the other half of a wide screen. */
export function PeekBeside({ chapter, others, locale, spread, size, filter }: PeekBesideProps) {
  const { formatMessage } = useIntl();
  const { isRtl, usualSize: usual } = chapter;
  const twin = useMemo(() => others && { ...chapter, leaves: others }, [chapter, others]);
  const box = useMemo(
    () => others && spreadBox(others, spread, { stage: size, fit: 'page', isRtl, usual }),
    [others, spread, size, isRtl, usual],
  );
  return (
    <aside
      className={styles.beside}
      style={{ filter }}
      aria-label={formatMessage(messages.beside, { language: languageInfo(locale).nativeName })}
    >
      {twin && box && <SpreadView chapter={twin} box={box} renderExtra={() => null} />}
    </aside>
  );
}
