import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: { id: 'viewer.promo.heading', defaultMessage: 'Also in the app', description: 'Title of the promo for Latin America' },
  body: {
    id: 'viewer.promo.body',
    defaultMessage: 'New chapters on the day they come out, free to read in the app.',
    description: 'Text of that promo',
  },
  close: { id: 'viewer.promo.close', defaultMessage: 'Close', description: 'Closes the promo' },
  app: { id: 'viewer.promo.app', defaultMessage: 'Get the app', description: 'Link to the app store' },
});
