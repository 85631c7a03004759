import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  hold: { language: string };
  shown: { language: string };
  refused: { language: string };
  beside: { language: string };
  sideBySide: NoMessageValues;
  end: NoMessageValues;
  languages: NoMessageValues;
  close: NoMessageValues;
}>({
  hold: {
    id: 'viewer.peek.hold',
    defaultMessage: 'This page in another language (hold: {language})',
    description: 'Button; a press chooses, a hold shows that language for as long as it lasts. Its name is in itself',
  },
  shown: {
    id: 'viewer.peek.shown',
    defaultMessage: 'This page in {language}',
    description: 'On the screen and read out while the page is shown in another language',
  },
  refused: {
    id: 'viewer.peek.refused',
    defaultMessage: 'This page cannot be shown in {language}.',
    description: 'Short note when the other language has no such chapter or other pages',
  },
  beside: {
    id: 'viewer.peek.beside',
    defaultMessage: 'Beside it: {language}',
    description: 'Name of the half of the screen that shows the page in another language',
  },
  sideBySide: {
    id: 'viewer.peek.sideBySide',
    defaultMessage: 'Side by side',
    description: 'Button: shows the page and the same page in another language beside each other',
  },
  end: {
    id: 'viewer.peek.end',
    defaultMessage: 'Done',
    description: 'Button: the page is shown in its own language alone again',
  },
  languages: {
    id: 'viewer.peek.languages',
    defaultMessage: 'This page in another language',
    description: 'Heading of the list of languages to choose from',
  },
  close: { id: 'viewer.peek.close', defaultMessage: 'Close', description: 'Closes the list of languages' },
});
