import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  ranking: {
    id: 'catalog.updates.ranking',
    defaultMessage: 'Hottest',
    description: 'Heading of the ranking at the side of Home',
  },
});
