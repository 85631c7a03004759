import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  update: {
    id: 'shell.offline.update',
    defaultMessage: 'There is a new version of this site. Your place is kept.',
    description: 'Offer to load the page again; "place" is where the reader is in a comic',
  },
  updateNow: { id: 'shell.offline.updateNow', defaultMessage: 'Update', description: 'Button: loads the page again' },
  later: { id: 'shell.offline.later', defaultMessage: 'Later', description: 'Button: goes on with the version of before' },
});
