import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  pageTitle: { id: 'catalog.updates.title', defaultMessage: 'Updates', description: 'Name of the home page' },
  empty: {
    id: 'catalog.updates.empty',
    defaultMessage: 'No new chapters in your languages this week.',
    description: 'Home has no updates for the chosen content languages',
  },
  emptyText: {
    id: 'catalog.updates.emptyText',
    defaultMessage: 'Choose more content languages, or look through the whole list.',
    description: 'Under "No new chapters in your languages this week."',
  },
  mangaList: {
    id: 'catalog.updates.mangaList',
    defaultMessage: 'Go to the manga list',
    description: 'Link under the text that there are no updates',
  },
});
