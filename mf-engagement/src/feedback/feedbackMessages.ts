import { defineMessage, defineMessages } from 'react-intl';

export const feedbackMessages = defineMessages({
  title: { id: 'engagement.feedback.title', defaultMessage: 'Feedback', description: 'Heading and name of the page' },
  intro: {
    id: 'engagement.feedback.intro',
    defaultMessage: 'Something broken, or something missing? Tell us. We read every message, but cannot answer.',
    description: 'Under the heading of the feedback form',
  },
  type: {
    id: 'engagement.feedback.type',
    defaultMessage: 'What is it?',
    description: 'Label of the choice between a report and a suggestion',
  },
  report: { id: 'engagement.feedback.report', defaultMessage: 'A problem', description: 'Type of message: a report' },
  suggestion: {
    id: 'engagement.feedback.suggestion',
    defaultMessage: 'A suggestion',
    description: 'Type of message: a suggestion',
  },
  message: { id: 'engagement.feedback.message', defaultMessage: 'Your message', description: 'Label of the text field' },
  hint: {
    id: 'engagement.feedback.hint',
    defaultMessage: 'Please leave out names, addresses and other personal details.',
    description: 'Under the label of the text field',
  },
  send: { id: 'engagement.feedback.send', defaultMessage: 'Send', description: 'Button that sends the message' },
  sentTitle: {
    id: 'engagement.feedback.sentTitle',
    defaultMessage: 'We have your message. Thank you!',
    description: 'The message was sent',
  },
  another: {
    id: 'engagement.feedback.another',
    defaultMessage: 'Write another',
    description: 'Button that shows the empty form again',
  },
  home: {
    id: 'engagement.feedback.home',
    defaultMessage: 'Back to the comics',
    description: 'Link to Home after the message was sent',
  },
  failed: {
    id: 'engagement.feedback.failed',
    defaultMessage: 'Error! Please wait a moment, then try again. Your message was not sent.',
    description: 'The message could not be sent; the form and its text are still there',
  },
});

export const counterMessage = defineMessage<{ count: number; limit: number }>({
  id: 'engagement.feedback.counter',
  defaultMessage: '{count, number} of {limit, number}',
  description: 'How many characters are written, and how many there may be; under the text field',
});

export const tooLongMessage = defineMessage<{ count: number }>({
  id: 'engagement.feedback.tooLong',
  defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
  description: 'Under the text field, when the message is longer than it may be',
});
