import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    paused: {
      id: 'catalog.readingPosition.paused',
      defaultMessage: 'History is paused: nothing you read is remembered.',
      description: 'Note on Home and on the history page while the reader has paused their history',
    },
  }),
  ...defineMessages<{
    at: { chapter: string; page: number; pages: number };
    finished: { chapter: string };
    newSince: { count: number };
  }>({
    at: {
      id: 'catalog.readingPosition.at',
      defaultMessage: '{chapter}, page {page} of {pages}',
      description: 'Where the reader left off; {chapter} is for example #014',
    },
    finished: {
      id: 'catalog.readingPosition.finished',
      defaultMessage: '{chapter}, read to the end',
      description: 'Where the reader left off, when it is the last page; {chapter} is for example #014',
    },
    newSince: {
      id: 'catalog.readingPosition.newSince',
      defaultMessage: '{count, plural, one {# new since you stopped} other {# new since you stopped}}',
      description: 'How many chapters of a series came out since the reader stopped reading it',
    },
  }),
};
