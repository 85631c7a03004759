import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: { id: 'shell.gdpr.label', defaultMessage: 'Privacy notice', description: 'Name of the notice' },
  text: {
    id: 'shell.gdpr.text',
    defaultMessage:
      'This site keeps a random visitor number, your languages and your place in each comic in this browser. You need no account, and we do not know who you are.',
    description: 'What is stored about the visitor',
  },
  accept: { id: 'shell.gdpr.accept', defaultMessage: 'Accept', description: 'Button that accepts the notice' },
  more: { id: 'shell.gdpr.more', defaultMessage: 'Privacy Policy', description: 'Link to the privacy policy' },
});
