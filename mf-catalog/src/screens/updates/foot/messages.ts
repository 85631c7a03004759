import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages<{ socialText: { site: string } }>({
    socialText: {
      id: 'catalog.updates.socialText',
      defaultMessage: 'Comics in seven languages, free to read: {site}',
      description: 'Text that is offered for sharing the site on a social network; site is what the site is called',
    },
  }),
  ...defineMessages({
    scrollToTop: {
      id: 'catalog.updates.scrollToTop',
      defaultMessage: 'Back to the top',
      description: 'Round button that scrolls Home to its top',
    },
    socialHeading: {
      id: 'catalog.updates.socialHeading',
      defaultMessage: 'Tell a friend',
      description: 'Heading of links that share the site on social networks',
    },
  }),
};
