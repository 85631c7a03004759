import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.menu.title', defaultMessage: 'Menu', description: 'Heading of the menu on small screens' },
  close: { id: 'shell.menu.close', defaultMessage: 'Close menu', description: 'Name of the button that closes the menu' },
  history: { id: 'shell.menu.history', defaultMessage: 'History', description: 'Link to what was read in this browser' },
  calendar: {
    id: 'shell.menu.calendar',
    defaultMessage: 'Upcoming chapters',
    description: 'Link to the calendar of next chapters',
  },
  more: {
    id: 'shell.menu.more',
    defaultMessage: 'Help and information',
    description: 'Name of the second navigation, with help and legal pages',
  },
  faq: { id: 'shell.menu.faq', defaultMessage: 'Help/FAQs', description: 'Link to the help pages' },
  news: { id: 'shell.menu.news', defaultMessage: 'News and Events', description: 'Link to the service announcements' },
  feedback: { id: 'shell.menu.feedback', defaultMessage: 'Feedback', description: 'Link to the feedback form' },
  privacy: { id: 'shell.menu.privacy', defaultMessage: 'Privacy Policy', description: 'Link to the privacy policy' },
  terms: { id: 'shell.menu.terms', defaultMessage: 'Terms of Service', description: 'Link to the terms of service' },
  copyrights: { id: 'shell.menu.copyrights', defaultMessage: 'Copyrights', description: 'Link to the copyright notices' },
});
