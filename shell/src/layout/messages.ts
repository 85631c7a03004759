import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  skip: { id: 'shell.layout.skip', defaultMessage: 'Skip to content', description: 'First link of the page, for keyboards' },
  failedTitle: {
    id: 'shell.layout.failedTitle',
    defaultMessage: 'This part of the site did not load',
    description: 'Heading where a page of the site could not be loaded or broke',
  },
  failedText: {
    id: 'shell.layout.failedText',
    defaultMessage: 'Everything else works. Try once more in a moment.',
    description: 'Under the heading where a page could not be loaded',
  },
  retry: { id: 'shell.layout.retry', defaultMessage: 'Try again', description: 'Button that loads the missing part again' },
  wordsMissing: {
    id: 'shell.layout.wordsMissing',
    defaultMessage: 'This page could not be shown in your language yet.',
    description: 'Notice above a page whose translation did not load; the page stays in the language before',
  },
});
