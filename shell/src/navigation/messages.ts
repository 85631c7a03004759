import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: { id: 'shell.navigation.label', defaultMessage: 'Main', description: 'Name of the main navigation' },
  updates: {
    id: 'shell.navigation.updates',
    defaultMessage: 'Updates',
    description: 'Navigation entry: home page with updates by day',
  },
  featured: { id: 'shell.navigation.featured', defaultMessage: 'Featured', description: 'Navigation entry: featured titles' },
  mangaList: { id: 'shell.navigation.mangaList', defaultMessage: 'Manga List', description: 'Navigation entry: all titles' },
  favorited: {
    id: 'shell.navigation.favorited',
    defaultMessage: 'Favorited',
    description: 'Navigation entry: the favorites of the reader',
  },
  aboutUs: { id: 'shell.navigation.aboutUs', defaultMessage: 'About Us', description: 'Navigation entry, opens in a new tab' },
  newTab: {
    id: 'shell.navigation.newTab',
    defaultMessage: '(opens in a new tab)',
    description: 'Read out after a link that opens in a new tab',
  },
});
