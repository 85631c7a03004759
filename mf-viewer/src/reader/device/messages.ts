import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  offline: {
    id: 'viewer.offline.notice',
    defaultMessage: 'You are offline. Pages that are here can be read; the others come when the connection is back.',
    description: 'Over the page, while there is no connection',
  },
});
