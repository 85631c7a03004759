import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  continueReading: {
    id: 'catalog.updates.continueReading',
    defaultMessage: 'Continue reading',
    description: 'Heading of the row of series that the reader has begun',
  },
  history: {
    id: 'catalog.updates.history',
    defaultMessage: 'All history',
    description: 'Link beside "Continue reading" to the page with everything that was read',
  },
});
