import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'catalog.favorited.title', defaultMessage: 'Favorited', description: 'Name of the page of favorites' },
    empty: {
      id: 'catalog.favorited.empty',
      defaultMessage: 'Your bookshelf is empty.',
      description: 'The reader has no favorites',
    },
    emptyText: {
      id: 'catalog.favorited.emptyText',
      defaultMessage: 'Press the heart on a title’s page to keep it here.',
      description: 'Under "Your bookshelf is empty."',
    },
    mangaList: {
      id: 'catalog.favorited.mangaList',
      defaultMessage: 'Find something to read',
      description: 'Link from the empty bookshelf to the list of all series',
    },
    history: {
      id: 'catalog.favorited.history',
      defaultMessage: 'History',
      description: 'Link from the favorites to the reading history',
    },
    calendar: {
      id: 'catalog.favorited.calendar',
      defaultMessage: 'Upcoming chapters',
      description: 'Link to the calendar of next chapters',
    },
    removed: {
      id: 'catalog.favorited.removed',
      defaultMessage: 'REMOVED',
      description: 'Mark across the grayed cover of a favorite that was just removed',
    },
    titleRemoved: {
      id: 'catalog.favorited.titleRemoved',
      defaultMessage: 'Title removed',
      description: 'Read out when a favorite is removed',
    },
    undo: { id: 'catalog.favorited.undo', defaultMessage: 'UNDO', description: 'Button that brings a removed favorite back' },
    remove: { id: 'catalog.favorited.remove', defaultMessage: 'Remove', description: 'Button under a favorite' },
    failed: {
      id: 'catalog.favorited.failed',
      defaultMessage: 'That did not work. Please try again.',
      description: 'A favorite could not be removed or brought back',
    },
    installTitle: {
      id: 'catalog.favorited.installTitle',
      defaultMessage: 'Take your bookshelf along',
      description: 'Heading of a banner for the mobile app, shown once',
    },
    installText: {
      id: 'catalog.favorited.installText',
      defaultMessage: 'The app tells you the moment a favorite gets a new chapter.',
      description: 'Text of the banner for the mobile app',
    },
    install: {
      id: 'catalog.favorited.install',
      defaultMessage: 'Get the app',
      description: 'Link to the app store',
    },
  }),
  ...defineMessages<{
    count: { count: number };
    undoTitle: { name: string };
    removeTitle: { name: string };
  }>({
    count: {
      id: 'catalog.favorited.count',
      defaultMessage: '{count, plural, one {# title} other {# titles}}',
      description: 'How many favorites the reader has',
    },
    undoTitle: {
      id: 'catalog.favorited.undoTitle',
      defaultMessage: 'Undo: bring {name} back',
      description: 'Name of the UNDO button for screen readers',
    },
    removeTitle: {
      id: 'catalog.favorited.removeTitle',
      defaultMessage: 'Remove {name} from your favorites',
      description: 'Name of the Remove button for screen readers',
    },
  }),
};
