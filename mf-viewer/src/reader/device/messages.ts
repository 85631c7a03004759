import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  offline: {
    id: 'viewer.offline.notice',
    defaultMessage: 'You’re offline. Pages already loaded can be read; the rest will load when you’re back.',
    description: 'Over the page, while there is no connection',
  },
});
