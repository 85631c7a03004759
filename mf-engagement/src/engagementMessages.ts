import { defineMessages } from 'react-intl';

export const engagementMessages = defineMessages({
  loading: {
    id: 'engagement.loading',
    defaultMessage: 'Loading…',
    description: 'Read out while a screen is empty boxes',
  },
  errorTitle: {
    id: 'engagement.loadError.title',
    defaultMessage: 'We couldn’t load this page.',
    description: 'The server did not answer in time, or not in a way that we understand',
  },
  errorText: {
    id: 'engagement.loadError.text',
    defaultMessage: 'The problem is on our end. Please try again in a moment.',
    description: 'Under "We couldn’t load this page."',
  },
  offlineTitle: {
    id: 'engagement.loadError.offlineTitle',
    defaultMessage: 'There is no connection.',
    description: 'The call did not reach the server',
  },
  offlineText: {
    id: 'engagement.loadError.offlineText',
    defaultMessage: 'Check your connection, then try again.',
    description: 'Under "There is no connection."',
  },
  retry: {
    id: 'engagement.loadError.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the content again',
  },
});
