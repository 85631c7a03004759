import { defineMessage, defineMessages } from 'react-intl';

export const translationMessages = defineMessages({
  translate: {
    id: 'comments.translation.translate',
    defaultMessage: 'Translate',
    description: 'Button under a comment in another language than the reader’s',
  },
  translating: {
    id: 'comments.translation.translating',
    defaultMessage: 'Translating…',
    description: 'Beside "Translate", until the translation is there',
  },
  original: {
    id: 'comments.translation.original',
    defaultMessage: 'Show original',
    description: 'Button under a translated comment',
  },
  byMachine: {
    id: 'comments.translation.byMachine',
    defaultMessage: 'Translated by machine, on your device',
    description: 'Beside "Show original": nobody has checked the translation, and the text was sent nowhere',
  },
  failed: {
    id: 'comments.translation.failed',
    defaultMessage: 'This could not be translated right now. Please try again later.',
    description: 'Beside "Translate", after the browser could not translate the comment',
  },
});

export const modelLoadingMessage = defineMessage<{ share: number }>({
  id: 'comments.translation.loading',
  defaultMessage: 'The browser is loading this language: {share, number, ::percent}',
  description: 'Beside "Translate", while the browser loads what it needs to translate from this language',
});
