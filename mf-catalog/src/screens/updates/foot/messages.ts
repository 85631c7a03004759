import { defineMessages } from 'react-intl';

export const messages = defineMessages({
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
  socialText: {
    id: 'catalog.updates.socialText',
    defaultMessage: 'Comics in seven languages, free to read: Komawari',
    description: 'Text that is offered for sharing the site on a social network',
  },
});
