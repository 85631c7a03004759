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
  loading: {
    id: 'catalog.loading',
    defaultMessage: 'Loading…',
    description: 'Read out while a screen is empty boxes',
  },
  errorTitle: {
    id: 'catalog.loadError.title',
    defaultMessage: 'This page did not arrive.',
    description: 'The server did not answer in time, or not in a way that we understand',
  },
  errorText: {
    id: 'catalog.loadError.text',
    defaultMessage: 'The trouble is on our side, and often over in a moment.',
    description: 'Under "This page did not arrive."',
  },
  offlineTitle: {
    id: 'catalog.loadError.offlineTitle',
    defaultMessage: 'There is no connection.',
    description: 'The call did not reach the server',
  },
  offlineText: {
    id: 'catalog.loadError.offlineText',
    defaultMessage: 'Check your network, then try again.',
    description: 'Under "There is no connection."',
  },
  retry: { id: 'catalog.fault.retry', defaultMessage: 'Try again', description: 'Button that loads the screen again' },
  cancel: { id: 'catalog.history.cancel', defaultMessage: 'Cancel', description: 'Button that closes a dialog' },
});
