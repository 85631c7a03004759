import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  hold: { language: string };
  shown: { language: string };
  refused: { language: string };
}>({
  hold: {
    id: 'viewer.peek.hold',
    defaultMessage: 'Hold to see this page in another language: {language}',
    description: 'Button; language is the name of a language in itself',
  },
  shown: { id: 'viewer.peek.shown', defaultMessage: 'This page in {language}', description: 'On the screen and read out while the page is shown in another language' },
  refused: {
    id: 'viewer.peek.refused',
    defaultMessage: 'This page cannot be shown in {language}.',
    description: 'Short note when the other language has no such chapter or other pages',
  },
});
