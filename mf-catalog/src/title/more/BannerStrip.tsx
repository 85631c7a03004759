import type { Banner } from '@komawari/shared-proto';
import { Image } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { ActionLink } from '../../action/ActionLink';
import { messages } from '../messages';
import styles from './BannerStrip.module.css';

/** Banners below each other, three times as wide as high, as they are drawn. */
export function BannerStrip({ banners }: { banners: readonly Banner[] }) {
  const { formatMessage } = useIntl();
  if (banners.length === 0) return null;
  return (
    <ul className={styles.strip}>
      {banners.map((banner) => (
        <li key={banner.id}>
          <ActionLink action={banner.action} className={styles.link} label={formatMessage(messages.banner)}>
            <Image src={banner.imageUrl} alt="" ratio="3 / 1" />
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}
