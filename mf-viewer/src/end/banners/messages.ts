import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    advertisement: {
      id: 'viewer.lastPage.advertisement',
      defaultMessage: 'Advertisement',
      description: 'In the box of an advertisement',
    },
    banner: {
      id: 'viewer.lastPage.banner',
      defaultMessage: 'Ad from the publisher',
      description: 'Name of a banner that is a link, where it is not known to what',
    },
  }),
  ...defineMessages<{ bannerTo: { name: string } }>({
    bannerTo: {
      id: 'viewer.lastPage.bannerTo',
      defaultMessage: 'Ad: {name}',
      description: 'Name of a banner that is a link; {name} is what it leads to: a title, a publisher, a site',
    },
  }),
};
