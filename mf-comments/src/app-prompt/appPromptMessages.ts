import { defineMessages } from 'react-intl';

export const appPromptMessages = defineMessages({
  text: {
    id: 'comments.app.text',
    defaultMessage: 'Comments are written in the app. Here you can read and like them.',
    description: 'Comments cannot be posted on the web; in a speech balloon above the comments',
  },
  get: {
    id: 'comments.app.get',
    defaultMessage: 'Get the app',
    description: 'Link to the app in the store of the reader’s device',
  },
});
