import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.aboutUs.title', defaultMessage: 'About Us', description: 'Heading of the page' },
  picture: {
    id: 'shell.aboutUs.picture',
    defaultMessage:
      'A comic page of four panels: an ink drop falls from a pen, lands on paper, becomes a page of panels, and is read under seven speech bubbles.',
    description: 'What the picture shows, for those who cannot see it',
  },
  name: {
    id: 'shell.aboutUs.name',
    defaultMessage: 'Koma-wari is the art of dividing a page into panels: where to look, when to wait, when to turn the page.',
    description: 'First paragraph: where the name comes from',
  },
  mission: {
    id: 'shell.aboutUs.mission',
    defaultMessage:
      'We bring comics to readers in seven languages, on the day they come out, with the people who made them paid for it.',
    description: 'Second paragraph: what the site does',
  },
  reading: {
    id: 'shell.aboutUs.reading',
    defaultMessage: 'There is nothing to sign up for. Open a chapter and read.',
    description: 'Third paragraph: no account is needed',
  },
});
