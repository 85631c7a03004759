import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  popup: {
    id: 'catalog.updates.popup',
    defaultMessage: 'From the editors',
    description: 'Name of a full-screen picture that is shown once, for screen readers and as the title of its dialog',
  },
  popupOpen: {
    id: 'catalog.updates.popupOpen',
    defaultMessage: 'See what this is about',
    description: 'Name of the link that a full-screen picture is',
  },
});
