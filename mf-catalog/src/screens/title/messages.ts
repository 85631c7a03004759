import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  recommended: {
    id: 'catalog.title.recommended',
    defaultMessage: 'You may also like',
    description: 'Heading of a row of other series',
  },
  ticketTitles: {
    id: 'catalog.title.ticketTitles',
    defaultMessage: 'More to read with tickets',
    description: 'Heading of a row of other series that can be read with tickets',
  },
});
