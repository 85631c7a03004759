import { classNames, LiveRegion, Skeleton } from '@komawari/shared-ui';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { TileSkeletons } from '../../title-grid/TileSkeletons';
import { messages as catalogMessages } from '../../words/messages';
import bannerStyles from './banners/BannerCarousel.module.css';
import controlStyles from './banners/BannerControls.module.css';
import { ContinueReading } from './continue/ContinueReading';
import styles from './Home.module.css';
import rankingStyles from './ranking/Ranking.module.css';
import recencyStyles from './recency/RecencySection.module.css';

// React's type does not include custom properties.
const TWELVE_WORKS = { '--works': 12 } as CSSProperties;

/** Placeholder for Home. It uses the layout and the styles of the real page, so that nothing moves when Home loads. */
export function HomeSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.home} aria-busy="true">
      <LiveRegion message={formatMessage(catalogMessages.loading)} />
      <div className={classNames(styles.bleed, bannerStyles.carousel)} aria-hidden="true">
        <div className={bannerStyles.viewport}>
          <div className={bannerStyles.track}>
            {boxes(3).map((box) => (
              <div key={box} className={bannerStyles.slide}>
                <div className={bannerStyles.image} />
              </div>
            ))}
          </div>
        </div>
        <div className={controlStyles.controls} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <ContinueReading />
          <div className={styles.days}>
            <div className={recencyStyles.section} style={TWELVE_WORKS}>
              <div className={recencyStyles.heading}>
                <Skeleton lines={1} />
              </div>
              <TileSkeletons count={12} />
            </div>
          </div>
        </div>
        <div className={styles.side}>
          <div className={rankingStyles.heading}>
            <Skeleton lines={1} />
          </div>
          {boxes(10).map((box) => (
            <div key={box} className={rankingStyles.link}>
              <span />
              <Skeleton ratio="2 / 3" />
              <Skeleton lines={2} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function boxes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
