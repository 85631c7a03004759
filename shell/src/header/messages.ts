import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages<{ home: { site: string } }>({
    home: {
      id: 'shell.header.home',
      defaultMessage: '{site}, home',
      description: 'Name of the logo link; site is what the site is called',
    },
  }),
  ...defineMessages({
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
};
