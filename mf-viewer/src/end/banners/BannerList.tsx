import type { Banner } from '@komawari/shared-proto';
import { BannerLink } from '@komawari/shared-state';
import { Image } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from './Banners.module.css';
import { messages } from './messages';

/** Stacked banners, each in a box with its aspect ratio (3:1). */
export function BannerList({ banners }: { banners: readonly Banner[] }) {
  const { formatMessage } = useIntl();
  if (banners.length === 0) return null;
  return (
    <ul className={styles.banners}>
      {banners.map((banner) => (
        <li key={`${banner.id} ${banner.imageUrl}`}>
          <BannerLink
            banner={banner}
            placement="viewer"
            label={banner.name ? formatMessage(messages.bannerTo, { name: banner.name }) : formatMessage(messages.banner)}
          >
            <Image src={banner.imageUrl} alt="" ratio="3 / 1" />
          </BannerLink>
        </li>
      ))}
    </ul>
  );
}
