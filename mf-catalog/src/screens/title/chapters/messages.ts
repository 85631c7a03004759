import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: { id: 'catalog.chapters.heading', defaultMessage: 'Chapters', description: 'Heading of the chapter list' },
    newestFirst: {
      id: 'catalog.chapters.newestFirst',
      defaultMessage: 'Newest first',
      description: 'The order of the chapter list, on the button that changes it',
    },
    oldestFirst: {
      id: 'catalog.chapters.oldestFirst',
      defaultMessage: 'Oldest first',
      description: 'The order of the chapter list, on the button that changes it',
    },
    missingSome: {
      id: 'catalog.chapters.missingSome',
      defaultMessage: 'The chapters in between are not available',
      description: 'On the torn paper between the first and the latest chapters, when their number is unknown',
    },
    ended: {
      id: 'catalog.chapters.ended',
      defaultMessage: 'No longer available',
      description: 'The time of this chapter is over',
    },
    read: {
      id: 'catalog.chapters.read',
      defaultMessage: 'Read',
      description: 'The reader has read this chapter (past participle)',
    },
    ticketHeading: {
      id: 'catalog.chapters.ticketHeading',
      defaultMessage: 'Read with a ticket',
      description: 'Heading of the chapters that need a ticket',
    },
    jump: {
      id: 'catalog.chapters.jump',
      defaultMessage: 'Go to chapter',
      description: 'Field and button above a long list of chapters: the reader types a number, and the list goes there',
    },
    empty: {
      id: 'catalog.chapters.empty',
      defaultMessage: 'The first chapter is still on the drawing board.',
      description: 'A series without any chapter yet',
    },
  }),
  ...defineMessages<{
    sort: { order: string };
    missing: { count: number };
    until: { date: string };
    ticketUntil: { date: string };
    comments: { chapter: string };
    here: { page: number };
    tickets: { count: number };
    nextTicket: { date: string };
  }>({
    sort: {
      id: 'catalog.chapters.sort',
      defaultMessage: 'Change the order ({order})',
      description: 'Name of the sort button; {order} is "Newest first" or "Oldest first"',
    },
    missing: {
      id: 'catalog.chapters.missing',
      defaultMessage:
        '{count, plural, one {# chapter in between is not available} other {# chapters in between are not available}}',
      description: 'On the torn paper between the first and the latest chapters',
    },
    until: {
      id: 'catalog.chapters.until',
      defaultMessage: 'Until {date}',
      description: 'The chapter can be read until then; {date} has day and time',
    },
    ticketUntil: {
      id: 'catalog.chapters.ticketUntil',
      defaultMessage: 'With a ticket until {date}',
      description: 'The chapter can be read with a ticket until then; {date} has day and time',
    },
    comments: {
      id: 'catalog.chapters.comments',
      defaultMessage: 'Comments on {chapter}',
      description: 'Name of the link to the comments of a chapter; {chapter} is for example #014',
    },
    here: {
      id: 'catalog.chapters.here',
      defaultMessage: 'You are here, page {page}',
      description: 'The chapter in which the reader left off',
    },
    tickets: {
      id: 'catalog.chapters.tickets',
      defaultMessage: '{count, plural, =0 {You have no ticket} one {You have # ticket} other {You have # tickets}}',
      description: 'How many tickets the reader has',
    },
    nextTicket: {
      id: 'catalog.chapters.nextTicket',
      defaultMessage: 'Next ticket: {date}',
      description: '{date} has day and time',
    },
  }),
};
