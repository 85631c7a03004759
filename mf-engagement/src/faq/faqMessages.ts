import { defineMessage, defineMessages } from 'react-intl';

export const faqMessages = defineMessages({
  title: {
    id: 'engagement.faq.title',
    defaultMessage: 'Help/FAQs',
    description: 'Heading of the list of questions and answers inside the app',
  },
  search: {
    id: 'engagement.faq.search',
    defaultMessage: 'Search questions and answers',
    description: 'Label of the search field above the questions',
  },
  nothingFound: {
    id: 'engagement.faq.nothingFound',
    defaultMessage: 'No answer has these words.',
    description: 'The search found nothing',
  },
  nothingFoundText: {
    id: 'engagement.faq.nothingFoundText',
    defaultMessage: 'Try fewer or other words.',
    description: 'Under "No answer has these words."',
  },
  showAll: {
    id: 'engagement.faq.showAll',
    defaultMessage: 'Show all questions',
    description: 'Button that empties the search field',
  },
  emptyTitle: {
    id: 'engagement.faq.emptyTitle',
    defaultMessage: 'There are no answers here yet.',
    description: 'The library has no questions in this language',
  },
  emptyText: {
    id: 'engagement.faq.emptyText',
    defaultMessage: 'We are writing them.',
    description: 'Under "There are no answers here yet."',
  },
});

export const faqFoundMessage = defineMessage<{ count: number }>({
  id: 'engagement.faq.found',
  defaultMessage: '{count, plural, =0 {Nothing found} one {# question found} other {# questions found}}',
  description: 'How many questions the search has found; shown and read out',
});
