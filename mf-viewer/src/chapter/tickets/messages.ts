import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  heading: { chapter: string };
  body: NoMessageValues;
  read: NoMessageValues;
  later: NoMessageValues;
  tickets: { count: number };
  nextTicket: { time: string };
}>({
  heading: {
    id: 'viewer.tickets.heading',
    defaultMessage: 'Read {chapter} with a ticket?',
    description: 'Question before a chapter that costs a ticket is opened',
  },
  body: {
    id: 'viewer.tickets.body',
    defaultMessage: 'This chapter is not free: it is read with a ticket.',
    description: 'Text of that question',
  },
  read: { id: 'viewer.tickets.read', defaultMessage: 'Read it', description: 'Button that opens the chapter' },
  later: {
    id: 'viewer.tickets.later',
    defaultMessage: 'Not now',
    description: 'Button that stays with the chapter that is open',
  },
  tickets: {
    id: 'viewer.tickets.count',
    defaultMessage: '{count, plural, =0 {You have no tickets.} one {You have # ticket.} other {You have # tickets.}}',
    description: 'Under the link to a chapter that costs a ticket, and in the question before it',
  },
  nextTicket: {
    id: 'viewer.tickets.next',
    defaultMessage: 'Next ticket: {time}',
    description: 'After the number of tickets; time is a date and a time of day',
  },
});
