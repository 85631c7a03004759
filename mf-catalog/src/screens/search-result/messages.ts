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
    narrow: {
      id: 'catalog.search.narrow',
      defaultMessage: 'Narrow down',
      description: 'Name of the choices that leave fewer results, for screen readers',
    },
    language: { id: 'catalog.search.language', defaultMessage: 'Language', description: 'Before the languages of the results' },
    author: { id: 'catalog.search.author', defaultMessage: 'Author', description: 'Before the authors of the results' },
    clearFacets: {
      id: 'catalog.search.clearFacets',
      defaultMessage: 'Show all again',
      description: 'Button: takes back what the results were narrowed down to',
    },
    hint: {
      id: 'catalog.search.hint',
      defaultMessage: 'Type the name of a series or of its author, in any language.',
      description: 'On the search page before anything is typed',
    },
  }),
  ...defineMessages<{
    count: { count: number };
    moreAuthors: { count: number };
    pageTitle: { keyword: string };
  }>({
    count: {
      id: 'catalog.search.count',
      defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}',
      description: 'How many series were found; read out while typing',
    },
    moreAuthors: {
      id: 'catalog.search.moreAuthors',
      defaultMessage: '{count, plural, one {# more author} other {# more authors}}',
      description: 'Button: shows further authors to narrow down to',
    },
    pageTitle: {
      id: 'catalog.search.pageTitle',
      defaultMessage: 'Search: {keyword}',
      description: 'Title of the browser tab with a keyword',
    },
  }),
};
