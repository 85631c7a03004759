import { type DaysAgo } from '@komawari/shared-domain';
import { Badge } from '@komawari/shared-ui';
import { type CSSProperties, memo, useCallback, useId } from 'react';
import { useIntl } from 'react-intl';
import { TitleGrid } from '../../../title-grid/TitleGrid';
import { messages } from './messages';
import styles from './RecencySection.module.css';
import type { ShownWork } from './shownWorks';

export interface RecencySectionProps {
  daysAgo: DaysAgo;
  works: readonly ShownWork[];
  /** Several languages mix on this screen. */
  hasLanguageMarks: boolean;
  /** On the first screen. */
  isFirst: boolean;
  /** How many of its covers may be near the first screen. */
  firstShown: number;
}

/** The covers of a day that does not fill a row grow by half at the most (RecencySection.module.css). */
const SHORT_DAY = 3;
const SIZES_OF_SHORT_DAY = '(min-width: 34rem) 16rem, 46vw';

/**
 * The updates of one day as covers, the chapter's number large on each foot. Days stay as they are while Home hears from its
 * other calls.
 */
export const RecencySection = memo(function RecencySection({
  daysAgo,
  works,
  hasLanguageMarks,
  isFirst,
  firstShown,
}: RecencySectionProps) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const tileOf = useCallback(
    (work: ShownWork) => {
      const {
        update: { chapterId, chapterName, title },
        titles,
        more,
      } = work;
      return {
        key: chapterId,
        title,
        titles: hasLanguageMarks ? titles : undefined,
        number: more > 0 ? formatMessage(messages.chapterAndMore, { chapter: chapterName, count: more }) : chapterName,
        badges: <UpdateBadge badge={badgeOn(daysAgo, work)} />,
      };
    },
    [daysAgo, hasLanguageMarks, formatMessage],
  );
  // Custom properties are not among the properties that React's type knows.
  const style = { '--works': works.length } as CSSProperties;
  return (
    <section className={styles.section} style={style} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {daysAgo < 2
          ? formatMessage(daysAgo === 0 ? messages.today : messages.yesterday)
          : formatMessage(messages.daysAgo, { days: daysAgo })}
      </h2>
      <div className={styles.covers}>
        <TitleGrid
          items={works}
          tileOf={tileOf}
          hasNotes={hasLanguageMarks}
          firstShown={firstShown}
          firstCovers={isFirst ? 4 : 0}
          sizes={works.length < SHORT_DAY ? SIZES_OF_SHORT_DAY : undefined}
        />
      </div>
    </section>
  );
});

/**
 * What came days ago is latest still, but UP no longer: a mark on every cover would mark none. Yesterday's keep it, since
 * chapters come out at one moment for the whole world, which is yesterday in some time zones.
 */
function badgeOn(daysAgo: DaysAgo, { badge }: ShownWork): ShownWork['badge'] {
  return badge === 'up' && daysAgo > 1 ? undefined : badge;
}

function UpdateBadge({ badge }: Pick<ShownWork, 'badge'>) {
  const { formatMessage } = useIntl();
  if (badge === 'new') return <Badge tone="new">{formatMessage(messages.badgeNew)}</Badge>;
  if (badge === 'up') return <Badge tone="ink">{formatMessage(messages.badgeUp)}</Badge>;
  return null;
}
