import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  notFoundTitle: { id: 'shell.errors.notFoundTitle', defaultMessage: 'Page Not Found', description: 'Heading of the 404 page' },
  notFoundText: {
    id: 'shell.errors.notFoundText',
    defaultMessage: 'This panel has fallen off the page. It may have moved, or it was never drawn.',
    description: 'Under the heading of the 404 page; the drawing shows a comic panel hanging off its nail',
  },
  toUpdates: { id: 'shell.errors.toUpdates', defaultMessage: 'See the latest updates', description: 'Button to the home page' },
  tryAgain: { id: 'shell.errors.tryAgain', defaultMessage: 'Try again', description: 'Button that loads the failed page again' },
  failedTitle: {
    id: 'shell.errors.failedTitle',
    defaultMessage: 'This page did not load',
    description: 'Heading when the server could not answer',
  },
  failedText: {
    id: 'shell.errors.failedText',
    defaultMessage: 'Something was spilled on our side. It is usually wiped up in a moment.',
    description: 'Under the heading; the drawing shows a spilled ink bottle',
  },
  offlineTitle: {
    id: 'shell.errors.offlineTitle',
    defaultMessage: 'No connection',
    description: 'Heading when the server could not be reached',
  },
  offlineText: {
    id: 'shell.errors.offlineText',
    defaultMessage: 'Check your connection to the internet, then try again.',
    description: 'Under the heading when the server could not be reached',
  },
  maintenanceTitle: {
    id: 'shell.errors.maintenanceTitle',
    defaultMessage: 'We are redrawing a few lines',
    description: 'Heading while the site is under maintenance',
  },
  maintenanceText: {
    id: 'shell.errors.maintenanceText',
    defaultMessage: 'The site is under maintenance and will be back soon.',
    description: 'Under the heading while the site is under maintenance',
  },
  blockedTitle: {
    id: 'shell.errors.blockedTitle',
    defaultMessage: 'Not available in your region',
    description: 'Heading when the reader is in a region without rights',
  },
  blockedText: {
    id: 'shell.errors.blockedText',
    defaultMessage: 'The rights to these comics do not cover the country you are in.',
    description: 'Under the heading when the reader is in a region without rights',
  },
  crashTitle: {
    id: 'shell.errors.crashTitle',
    defaultMessage: 'Something went wrong',
    description: 'Heading when the site itself broke',
  },
  reload: { id: 'shell.errors.reload', defaultMessage: 'Reload the page', description: 'Button that reloads the whole page' },
});
