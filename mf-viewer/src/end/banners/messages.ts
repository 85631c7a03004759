import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  advertisement: {
    id: 'viewer.lastPage.advertisement',
    defaultMessage: 'Advertisement',
    description: 'In the box of an advertisement',
  },
  banner: {
    id: 'viewer.lastPage.banner',
    defaultMessage: 'Ad from the publisher',
    description: 'Alternative text of a banner, which has no text of its own',
  },
});
