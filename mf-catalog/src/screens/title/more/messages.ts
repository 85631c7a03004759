import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  publisher: {
    id: 'catalog.title.publisher',
    defaultMessage: 'From the publisher',
    description: 'Heading of banners and news of the publisher',
  },
  banner: {
    id: 'catalog.title.banner',
    defaultMessage: 'Advertisement of the publisher',
    description: 'Name of a picture that is a link',
  },
});
