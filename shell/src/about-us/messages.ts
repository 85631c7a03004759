import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.aboutUs.title', defaultMessage: 'About Us', description: 'Heading of the page' },
  picture: {
    id: 'shell.aboutUs.picture',
    defaultMessage:
      'A comic page of four panels: an ink drop falls from a pen, lands on paper, becomes a page of panels, and is read under seven speech bubbles.',
    description: 'What the picture shows, for those who cannot see it',
  },
});
