import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    home: { id: 'shell.header.home', defaultMessage: 'Komawari, home', description: 'Name of the logo link' },
    navigation: { id: 'shell.header.navigation', defaultMessage: 'Main', description: 'Name of the main navigation' },
    updates: {
      id: 'shell.header.updates',
      defaultMessage: 'Updates',
      description: 'Navigation entry: home page with updates by day',
    },
    featured: { id: 'shell.header.featured', defaultMessage: 'Featured', description: 'Navigation entry: featured titles' },
    mangaList: { id: 'shell.header.mangaList', defaultMessage: 'Manga List', description: 'Navigation entry: all titles' },
    favorited: {
      id: 'shell.header.favorited',
      defaultMessage: 'Favorited',
      description: 'Navigation entry: the favorites of the reader',
    },
    aboutUs: { id: 'shell.header.aboutUs', defaultMessage: 'About Us', description: 'Navigation entry, opens in a new tab' },
    newTab: {
      id: 'shell.header.newTab',
      defaultMessage: '(opens in a new tab)',
      description: 'Read out after a link that opens in a new tab',
    },
    search: {
      id: 'shell.header.search',
      defaultMessage: 'Search',
      description: 'Name of the search box and of the search button',
    },
    searchHint: {
      id: 'shell.header.searchHint',
      defaultMessage: 'Title or author',
      description: 'Placeholder in the search box',
    },
    menu: { id: 'shell.header.menu', defaultMessage: 'Menu', description: 'Name of the hamburger button' },
    useDark: { id: 'shell.header.useDark', defaultMessage: 'Dark theme', description: 'Button that switches to the dark theme' },
    useLight: {
      id: 'shell.header.useLight',
      defaultMessage: 'Light theme',
      description: 'Button that switches to the light theme',
    },
  }),
  ...defineMessages<{ settings: { language: string } }>({
    settings: {
      id: 'shell.header.settings',
      defaultMessage: '{language}: language and settings',
      description: 'Name of the button that shows the current language and opens the settings panel',
    },
  }),
};
