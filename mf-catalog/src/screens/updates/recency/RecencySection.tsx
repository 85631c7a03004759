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
  /** Whether this screen mixes several languages. */
  hasLanguageMarks: boolean;
  /** Whether the day is on the first screen. */
  isFirst: boolean;
  /** How many of its covers may be near the first screen. */
  firstShown: number;
}

/** The covers of a day that does not fill a row grow by at most half (RecencySection.module.css). */
const SHORT_DAY = 3;
const SIZES_OF_SHORT_DAY = '(min-width: 34rem) 16rem, 46vw';

/**
 * The updates of one day as covers, with a large chapter number at the bottom of each. Days do not render again when Home's other
 * calls are answered.
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
  // React's type does not include custom properties.
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
 * Updates from several days ago are still the latest, but no longer UP: a mark on every cover would distinguish none. Yesterday's
 * keep it, because chapters come out at the same moment worldwide, which is yesterday in some time zones.
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
