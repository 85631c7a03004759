import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  publisher: {
    id: 'catalog.title.publisher',
    defaultMessage: 'From the publisher',
    description: 'Heading of banners and news of the publisher',
  },
  advertisement: {
    id: 'catalog.title.advertisement',
    defaultMessage: 'Advertisement',
    description: 'Above a banner in the place of an advertisement',
  },
  banner: {
    id: 'catalog.title.banner',
    defaultMessage: 'Ad from the publisher',
    description: 'Name of a picture that is a link',
  },
});
