import { paths } from '@komawari/shared-domain';
import type { Title } from '@komawari/shared-proto';
import { Link } from '@komawari/shared-state';
import { Image, Skeleton } from '@komawari/shared-ui';
import { memo, useId } from 'react';
import { useIntl } from 'react-intl';
import { LanguageMarks } from '../../../title-tile/LanguageMarks';
import { titleLang } from '../../../title-tile/titleLang';
import { BelowFold } from '../BelowFold';
import { messages } from './messages';
import styles from './Ranking.module.css';

export interface RankingProps {
  /** `undefined` while the titles are unknown. Then placeholder boxes render. */
  titles: readonly Title[] | undefined;
  hasLanguageMarks: boolean;
}

/** "Hottest": at the side on wide screens, below the updates on small ones, five to a column (docs/specification.md §2, Home). */
export const Ranking = memo(function Ranking({ titles, hasLanguageMarks }: RankingProps) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  if (titles?.length === 0) return null;
  return (
    <BelowFold kind="ranking">
      <section aria-labelledby={headingId} aria-busy={titles === undefined}>
        <h2 id={headingId} className={styles.heading}>
          {formatMessage(messages.ranking)}
        </h2>
        <ol className={styles.list}>
          {titles === undefined && <RankingBoxes />}
          {titles?.map((title, index) => (
            <li key={title.titleId} className={styles.item}>
              <Link to={paths.title(title.titleId)} className={styles.link}>
                <span className={styles.rank}>{index + 1}</span>
                <span>
                  <Image src={title.portraitImageUrl} alt="" ratio="2 / 3" shown={{ shape: 'portrait', maxWidth: 56 }} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name} lang={titleLang(title)}>
                    {title.name}
                  </span>{' '}
                  <span className={styles.author}>{title.author}</span>
                  {hasLanguageMarks && <LanguageMarks titles={[title]} />}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </section>
    </BelowFold>
  );
});

/** One box for each of the 25 ranks, so that nothing below them moves. */
function RankingBoxes() {
  return Array.from({ length: 25 }, (_, index) => (
    <li key={index} className={styles.item}>
      <div className={styles.link}>
        <span className={styles.rank}>{index + 1}</span>
        <Skeleton ratio="2 / 3" />
        <Skeleton lines={2} />
      </div>
    </li>
  ));
}
