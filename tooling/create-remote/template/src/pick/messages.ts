import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'hello.title', defaultMessage: 'Today’s pick', description: 'Heading and name of the page' },
  another: { id: 'hello.another', defaultMessage: 'Show another', description: 'Button that shows another title' },
  empty: {
    id: 'hello.empty',
    defaultMessage: 'There are no titles in your language yet.',
    description: 'Stands in place of the title',
  },
  errorTitle: {
    id: 'hello.loadError.title',
    defaultMessage: 'We couldn’t load this page.',
    description: 'The server did not answer in time, or not in a way that we understand',
  },
  errorText: {
    id: 'hello.loadError.text',
    defaultMessage: 'The problem is on our end. Please try again in a moment.',
    description: 'Under "We couldn’t load this page."',
  },
  offlineTitle: {
    id: 'hello.loadError.offlineTitle',
    defaultMessage: 'There is no connection.',
    description: 'The call did not reach the server',
  },
  offlineText: {
    id: 'hello.loadError.offlineText',
    defaultMessage: 'Check your connection, then try again.',
    description: 'Under "There is no connection."',
  },
  retry: { id: 'hello.loadError.retry', defaultMessage: 'Try again', description: 'Button that loads the page again' },
});

export const countMessage = defineMessage<{ count: number }>({
  id: 'hello.text',
  defaultMessage: 'Picked from {count, plural, one {# title} other {# titles}} in your language. Tomorrow brings another.',
  description: 'Under the heading; {count} is how many titles there are',
});
