import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    nothingToRead: {
      id: 'catalog.title.nothingToRead',
      defaultMessage: 'No chapter can be read at the moment',
      description: 'In place of the main button',
    },
    favoriteAdd: {
      id: 'catalog.title.favoriteAdd',
      defaultMessage: 'Add to favorites',
      description: 'Button; the series is not a favorite',
    },
    favoriteRemove: {
      id: 'catalog.title.favoriteRemove',
      defaultMessage: 'In your favorites',
      description: 'Pressed button; the series is a favorite, and a press removes it',
    },
    favoriteFailed: {
      id: 'catalog.title.favoriteFailed',
      defaultMessage: 'Your favorites could not be changed. Please try again.',
      description: 'The server did not take the change, so it was undone on the screen',
    },
    simulRelease: {
      id: 'catalog.title.simulRelease',
      defaultMessage: 'Simul-release',
      description: 'Badge of a series whose chapters come out on the same day as the original',
    },
    more: {
      id: 'catalog.title.more',
      defaultMessage: 'Read more',
      description: 'Button that unfolds the summary of a series',
    },
    less: {
      id: 'catalog.title.less',
      defaultMessage: 'Show less',
      description: 'Button that folds the summary of a series',
    },
    languages: {
      id: 'catalog.title.languages',
      defaultMessage: 'Languages',
      description: 'Name of the row of languages in which a series can be read',
    },
  }),
  ...defineMessages<{
    read: { chapter: string };
    continueAt: { chapter: string; page: number };
    continueWith: { chapter: string };
    rating: { rating: string };
    schedule: { timing: string };
    views: { count: number; views: string };
    nextChapter: { date: string };
  }>({
    read: {
      id: 'catalog.title.read',
      defaultMessage: 'Read {chapter}',
      description: 'The main button of a series that the reader has not begun; {chapter} is for example #001',
    },
    continueAt: {
      id: 'catalog.title.continueAt',
      defaultMessage: 'Continue {chapter}, page {page}',
      description: 'The main button of a series that the reader has begun; {chapter} is for example #014',
    },
    continueWith: {
      id: 'catalog.title.continueWith',
      defaultMessage: 'Continue with {chapter}',
      description: 'The main button when the chapter before is read to its end',
    },
    rating: {
      id: 'catalog.title.rating',
      defaultMessage: '{rating, select, ALLAGE {All ages} TEEN {Teen} TEENPLUS {Older teen} MATURE {Mature} other {Not rated}}',
      description: 'The age that a series is meant for',
    },
    schedule: {
      id: 'catalog.title.schedule',
      defaultMessage:
        '{timing, select, MONDAY {Every Monday} TUESDAY {Every Tuesday} WEDNESDAY {Every Wednesday} THURSDAY {Every Thursday} FRIDAY {Every Friday} SATURDAY {Every Saturday} SUNDAY {Every Sunday} DAY {Every day} other {No fixed days}}',
      description: 'When new chapters of a series come out',
    },
    views: {
      id: 'catalog.title.views',
      defaultMessage: '{count, plural, one {{views} view} other {{views} views}}',
      description: 'How often a series was opened; {views} is a short form such as 48K',
    },
    nextChapter: {
      id: 'catalog.title.nextChapter',
      defaultMessage: 'Next chapter: {date}',
      description: 'When the next chapter comes out; {date} has weekday, day and time',
    },
  }),
};
