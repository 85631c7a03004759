import type { Banner, FeaturedTitlesView } from '@komawari/shared-proto';
import { BannerLink } from '@komawari/shared-state';
import { Image, StatePanel } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { titleIdOf } from '../../action/titleIdOf';
import { usePreferredLanguages } from '../../content-languages/usePreferredLanguages';
import { TitleShelf } from '../../title-tile/TitleShelf';
import styles from './FeaturedBoard.module.css';
import { featuredBlocks, featuredNames } from './featuredBlocks';
import { messages } from './messages';

/** Banners contain lettering, so none is cropped. The large one has the ratio of a screen, and the small ones are strips. */
const LARGE = '16 / 9';
const STRIP = '3 / 1';
const SHOWN = { shape: 'banner', sizes: '(min-width: 769px) 48rem, 100vw' } as const;
const SHOWN_SMALL = { shape: 'banner', sizes: '(min-width: 769px) 37rem, 100vw' } as const;

/** One large and two small banners, then blocks, each a banner or a row of titles (docs/specification.md §2, Featured). */
export function FeaturedBoard({ view }: { view: FeaturedTitlesView }) {
  const { formatMessage } = useIntl();
  const blocks = featuredBlocks(view, usePreferredLanguages());
  const names = featuredNames(view);
  const top = [view.mainBanner, view.subBanner_1, view.subBanner_2].filter((banner) => banner !== undefined);
  const nameOf = ({ action }: Banner, number: number) =>
    names.get(titleIdOf(action) ?? 0) ?? formatMessage(messages.banner, { number });
  return (
    <>
      {top.length + blocks.length === 0 && <StatePanel kind="empty" scene="bareWall" title={formatMessage(messages.empty)} />}
      {top.length > 0 && (
        <div className={styles.top}>
          {top.map((banner, index) => (
            <BannerLink
              key={banner.id}
              banner={banner}
              placement="featured"
              className={banner === view.mainBanner ? styles.main : styles.small}
              label={nameOf(banner, index + 1)}
            >
              <Image
                src={banner.imageUrl}
                alt=""
                {...(banner === view.mainBanner ? { ratio: LARGE, shown: SHOWN } : { ratio: STRIP, shown: SHOWN_SMALL })}
                isEager
              />
            </BannerLink>
          ))}
        </div>
      )}
      <div className={styles.blocks}>
        {blocks.map((block, index) =>
          block.kind === 'titles' ? (
            <TitleShelf key={index} name={block.name} titles={block.titles} />
          ) : (
            <BannerLink
              key={index}
              banner={block.banner}
              placement="featured"
              className={styles.banner}
              label={nameOf(block.banner, top.length + index + 1)}
            >
              <Image src={block.banner.imageUrl} alt="" ratio={STRIP} />
            </BannerLink>
          ),
        )}
      </div>
    </>
  );
}
