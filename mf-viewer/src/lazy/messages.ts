import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  panelNotLoaded: {
    id: 'viewer.lazy.panelNotLoaded',
    defaultMessage: 'Check your connection, then try again.',
    description: 'At the foot of the screen, when a list or the settings were asked for and did not come',
  },
});
