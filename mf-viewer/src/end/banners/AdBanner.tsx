import type { Banner } from '@komawari/shared-proto';
import { AdSlot } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { BannerList } from './BannerList';
import { messages } from './messages';

/** A banner in an advertisement slot. */
export function AdBanner({ banner }: { banner: Banner }) {
  const { formatMessage } = useIntl();
  return (
    <AdSlot label={formatMessage(messages.advertisement)}>
      <BannerList banners={[banner]} />
    </AdSlot>
  );
}
