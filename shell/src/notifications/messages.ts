import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'shell.notifications.label',
    defaultMessage: 'New chapters',
    description: 'Name of the region that offers notifications',
  },
  text: {
    id: 'shell.notifications.text',
    defaultMessage:
      'Shall we tell you when one of your favorites has a new chapter? One short notification for each chapter, and nothing else. You can stop it in your browser at any time.',
    description: 'Offer of notifications, after a reader made a title a favorite',
  },
  yes: { id: 'shell.notifications.yes', defaultMessage: 'Tell me', description: 'Button: the browser then asks for permission' },
  notNow: {
    id: 'shell.notifications.notNow',
    defaultMessage: 'No, thank you',
    description: 'Button: the offer does not come again',
  },
  on: {
    id: 'shell.notifications.on',
    defaultMessage: 'Done. You will hear from us when the next chapter is out.',
    description: 'After permission was given',
  },
  off: {
    id: 'shell.notifications.off',
    defaultMessage: 'Your browser does not allow notifications from this site. You can change that in its settings.',
    description: 'After permission was refused',
  },
  failed: {
    id: 'shell.notifications.failed',
    defaultMessage: 'Allowed, but this browser cannot be reached right now. Your next visit tries again.',
    description: 'After permission was given, when the browser gave no address for notifications',
  },
  close: { id: 'shell.notifications.close', defaultMessage: 'Close', description: 'Button that closes the answer' },
});
