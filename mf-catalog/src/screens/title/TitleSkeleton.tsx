import { Image, LiveRegion, Skeleton } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { useCoverTransition } from '../../title-tile/coverTransition';
import type { PlaceholderTitle } from '../../title-tile/placeholderTitle';
import { messages as catalogMessages } from '../../words/messages';
import rowStyles from './chapters/ChapterRow.module.css';
import listStyles from './chapters/ChapterRows.module.css';
import { SHOWN_COVER } from './hero/coverSizes';
import heroStyles from './hero/TitleHero.module.css';
import { TitleNames } from './hero/TitleNames';
import styles from './TitleDetail.module.css';

export interface TitleSkeletonProps {
  /** What the link that led here knew about the title. */
  known: PlaceholderTitle | undefined;
}

/** Placeholder for a title, in the layout of the real page. */
export function TitleSkeleton({ known }: TitleSkeletonProps) {
  const { formatMessage } = useIntl();
  const cover = useCoverTransition(known?.portraitImageUrl);
  return (
    <div className={styles.title} aria-busy="true">
      <LiveRegion message={formatMessage(catalogMessages.loading)} />
      <div className={heroStyles.hero}>
        <div className={heroStyles.art} />
        <div className={heroStyles.content}>
          <div className={heroStyles.cover} ref={cover}>
            {known ? (
              <Image src={known.portraitImageUrl} alt="" ratio="2 / 3" shown={SHOWN_COVER} isEager />
            ) : (
              <Skeleton ratio="2 / 3" />
            )}
          </div>
          {known ? (
            <TitleNames title={known} />
          ) : (
            <div className={heroStyles.names}>
              <div className={heroStyles.name}>
                <Skeleton lines={1} />
              </div>
              <Skeleton lines={1} />
            </div>
          )}
          <div className={heroStyles.words}>
            <Skeleton lines={7} />
          </div>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={listStyles.rows}>
            {Array.from({ length: 8 }, (_, index) => (
              <div key={index} className={rowStyles.row}>
                <div className={rowStyles.link}>
                  <Skeleton ratio="16 / 10" />
                  <Skeleton lines={2} />
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
