import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  shelfBack: {
    id: 'catalog.shelf.back',
    defaultMessage: 'Scroll back',
    description: 'Arrow button of a row of covers that scrolls sideways',
  },
  shelfOn: {
    id: 'catalog.shelf.on',
    defaultMessage: 'Scroll on',
    description: 'Arrow button of a row of covers that scrolls sideways',
  },
  close: { id: 'catalog.close', defaultMessage: 'Close', description: 'Button that closes a popup or a dialog' },
  cancel: { id: 'catalog.cancel', defaultMessage: 'Cancel', description: 'Button that closes a dialog' },
  loading: {
    id: 'catalog.loading',
    defaultMessage: 'Loading…',
    description: 'Read out while a screen is empty boxes',
  },
});
