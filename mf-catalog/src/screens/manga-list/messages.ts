import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'catalog.mangaList.title', defaultMessage: 'Manga List', description: 'Name of the list of all series' },
    tabs: {
      id: 'catalog.mangaList.tabs',
      defaultMessage: 'Ways to list',
      description: 'Name of the tabs of the manga list, for screen readers',
    },
    all: { id: 'catalog.mangaList.all', defaultMessage: 'All', description: 'Tab of the manga list' },
    hot: { id: 'catalog.mangaList.hot', defaultMessage: 'Hot', description: 'Tab of the manga list: the ranking' },
    updated: {
      id: 'catalog.mangaList.updated',
      defaultMessage: 'Updated',
      description: 'Tab of the manga list: what was updated last',
    },
    empty: {
      id: 'catalog.mangaList.empty',
      defaultMessage: 'Nothing here in your languages yet.',
      description: 'A list has no series in the chosen content languages',
    },
    emptyText: {
      id: 'catalog.mangaList.emptyText',
      defaultMessage: 'Choose more content languages to see more.',
      description: 'Under "Nothing here in your languages yet."',
    },
  }),
  ...defineMessages<{ count: { count: number } }>({
    count: {
      id: 'catalog.mangaList.count',
      defaultMessage: '{count, plural, one {# title} other {# titles}}',
      description: 'How many series a list has',
    },
  }),
};
