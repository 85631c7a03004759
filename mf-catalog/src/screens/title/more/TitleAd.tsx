import type { Banner } from '@komawari/shared-proto';
import { AdSlot } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { BannerStrip } from './BannerStrip';
import { messages } from './messages';

/** A banner in the position of an advertisement (docs/specification.md §2, Title detail). */
export function TitleAd({ banner }: { banner: Banner }) {
  const { formatMessage } = useIntl();
  return (
    <AdSlot label={formatMessage(messages.advertisement)}>
      <BannerStrip banners={[banner]} placement="title" />
    </AdSlot>
  );
}
