import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
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
      description: 'Name of a picture that is a link, where it is not known to what',
    },
  }),
  ...defineMessages<{ bannerTo: { name: string } }>({
    bannerTo: {
      id: 'catalog.title.bannerTo',
      defaultMessage: 'Ad: {name}',
      description: 'Name of a picture that is a link; {name} is what it leads to: a title, a publisher, a site',
    },
  }),
};
