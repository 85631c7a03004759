import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'catalog.search.title', defaultMessage: 'Search', description: 'Name of the search page' },
    label: {
      id: 'catalog.search.label',
      defaultMessage: 'Title or author',
      description: 'Name of the search field, and the hint in it',
    },
    nothing: {
      id: 'catalog.search.nothing',
      defaultMessage: 'Sorry, no results were found. Try searching for something else.',
      description: 'The search found nothing',
    },
    hint: {
      id: 'catalog.search.hint',
      defaultMessage: 'Type a title or an author, in any language.',
      description: 'On the search page before anything is typed',
    },
  }),
  ...defineMessages<{ count: { count: number }; pageTitle: { keyword: string } }>({
    count: {
      id: 'catalog.search.count',
      defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}',
      description: 'How many series were found; read out while typing',
    },
    pageTitle: {
      id: 'catalog.search.pageTitle',
      defaultMessage: 'Search: {keyword}',
      description: 'Title of the browser tab with a keyword',
    },
  }),
};
