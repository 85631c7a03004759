import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  errorTitle: {
    id: 'catalog.loadError.title',
    defaultMessage: 'We couldn’t load this page.',
    description: 'The server did not answer in time, or not in a way that we understand',
  },
  errorText: {
    id: 'catalog.loadError.text',
    defaultMessage: 'The problem is on our end. Please try again in a moment.',
    description: 'Under "We couldn’t load this page."',
  },
  offlineTitle: {
    id: 'catalog.loadError.offlineTitle',
    defaultMessage: 'There is no connection.',
    description: 'The call did not reach the server',
  },
  offlineText: {
    id: 'catalog.loadError.offlineText',
    defaultMessage: 'Check your connection, then try again.',
    description: 'Under "There is no connection."',
  },
  retry: { id: 'catalog.loadError.retry', defaultMessage: 'Try again', description: 'Button that loads the screen again' },
});
