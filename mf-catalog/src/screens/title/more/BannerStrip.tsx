import type { Banner } from '@komawari/shared-proto';
import { BannerLink, type BannerPlacement } from '@komawari/shared-state';
import { Image } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from './BannerStrip.module.css';
import { messages } from './messages';

export interface BannerStripProps {
  banners: readonly Banner[];
  placement: BannerPlacement;
}

/** Stacked banners with the ratio 3:1 of their pictures. */
export function BannerStrip({ banners, placement }: BannerStripProps) {
  const { formatMessage } = useIntl();
  if (banners.length === 0) return null;
  return (
    <ul className={styles.strip}>
      {banners.map((banner) => (
        <li key={banner.id}>
          <BannerLink
            banner={banner}
            placement={placement}
            className={styles.link}
            label={banner.name ? formatMessage(messages.bannerTo, { name: banner.name }) : formatMessage(messages.banner)}
          >
            <Image
              src={banner.imageUrl}
              alt=""
              ratio="3 / 1"
              shown={{ shape: 'banner', sizes: '(min-width: 35rem) 40rem, 100vw' }}
            />
          </BannerLink>
        </li>
      ))}
    </ul>
  );
}
