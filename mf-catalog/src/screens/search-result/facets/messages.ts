import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
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
  }),
  ...defineMessages<{ moreAuthors: { count: number } }>({
    moreAuthors: {
      id: 'catalog.search.moreAuthors',
      defaultMessage: '{count, plural, one {# more author} other {# more authors}}',
      description: 'Button: shows further authors to narrow down to',
    },
  }),
};
