import { paths } from '@komawari/shared-domain';
import type { UpdatedTitleV2Group } from '@komawari/shared-proto';
import { Link, selectProgressByTitle, useAppSelector, useIsHydrating } from '@komawari/shared-state';
import { Shelf } from '@komawari/shared-ui';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { newSince, updateTimes } from '../../../latest-updates/newSince';
import { PausedNote } from '../../../reading-position/PausedNote';
import { PositionLine } from '../../../reading-position/PositionLine';
import { TitleCard } from '../../../title-tile/TitleCard';
import { titleLang } from '../../../title-tile/titleLang';
import { messages as catalogMessages } from '../../../words/messages';
import styles from './ContinueReading.module.css';
import { lastRead } from './lastRead';
import { messages } from './messages';

/** Used until Home has loaded. */
const NONE: readonly UpdatedTitleV2Group[] = [];

/**
 * Where the reader stopped, without an account, and what came out since then. The row exists only if there is something to
 * continue; a paused history says so even without it.
 */
export function ContinueReading({ groups = NONE }: { groups?: readonly UpdatedTitleV2Group[] }) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const positions = lastRead(useAppSelector(selectProgressByTitle));
  const isHydrating = useIsHydrating();
  const times = useMemo(() => updateTimes(groups), [groups]);
  if (positions.length === 0) return isHydrating ? <ReservedSpace /> : <PausedNote />;
  const heading = (
    <div className={styles.head}>
      <h2 id={headingId} className={styles.heading}>
        {formatMessage(messages.continueReading)}
      </h2>
      <Link to={paths.history()} className={styles.all}>
        {formatMessage(messages.history)}
      </Link>
    </div>
  );
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <PausedNote />
      <Shelf
        size="large"
        heading={heading}
        headingId={headingId}
        previousLabel={formatMessage(catalogMessages.shelfBack)}
        nextLabel={formatMessage(catalogMessages.shelfOn)}
      >
        {positions.map((position) => (
          <li key={position.titleId}>
            <TitleCard
              to={paths.viewer(position.chapterId)}
              imageUrl={position.portraitImageUrl}
              name={position.titleName}
              lang={titleLang(position)}
              size="small"
              isEager
            >
              <PositionLine position={position} newCount={newSince(position, times)} />
            </TitleCard>
          </li>
        ))}
      </Shelf>
    </section>
  );
}

/** In the server's HTML, because the server knows neither what a reader has read nor whether they paused their history. */
function ReservedSpace() {
  return (
    <div className={styles.reserved}>
      <PausedNote isReserved />
      <div className={styles.reservedRow} />
    </div>
  );
}
