import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    pageTitle: { id: 'catalog.updates.title', defaultMessage: 'Updates', description: 'Name of the home page' },
    today: {
      id: 'catalog.updates.today',
      defaultMessage: 'Today',
      description: 'Heading of the newest chapters on Home',
    },
    badgeNew: {
      id: 'catalog.updates.badgeNew',
      defaultMessage: 'NEW',
      description: 'Mark on the cover of a series that has just begun; as short as possible',
    },
    badgeUp: {
      id: 'catalog.updates.badgeUp',
      defaultMessage: 'UP',
      description: 'Mark on the cover of a series whose latest chapter has come out; as short as possible',
    },
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
    continueReading: {
      id: 'catalog.updates.continueReading',
      defaultMessage: 'Continue reading',
      description: 'Heading of the row of series that the reader has begun',
    },
    history: {
      id: 'catalog.updates.history',
      defaultMessage: 'Whole history',
      description: 'Link beside "Continue reading" to the page with everything that was read',
    },
    ranking: {
      id: 'catalog.updates.ranking',
      defaultMessage: 'Hottest',
      description: 'Heading of the ranking at the side of Home',
    },
    scrollToTop: {
      id: 'catalog.updates.scrollToTop',
      defaultMessage: 'Back to the top',
      description: 'Round button that scrolls Home to its top',
    },
    popup: {
      id: 'catalog.updates.popup',
      defaultMessage: 'From the editors',
      description: 'Name of a full-screen picture that is shown once, for screen readers and as the title of its dialog',
    },
    popupOpen: {
      id: 'catalog.updates.popupOpen',
      defaultMessage: 'See what this is about',
      description: 'Name of the link that a full-screen picture is',
    },
    socialHeading: {
      id: 'catalog.updates.socialHeading',
      defaultMessage: 'Tell a friend',
      description: 'Heading of links that share the site on social networks',
    },
    socialText: {
      id: 'catalog.updates.socialText',
      defaultMessage: 'Comics in seven languages, free to read: Komawari',
      description: 'Text that is offered for sharing the site on a social network',
    },
  }),
  ...defineMessages<{
    daysAgo: { days: number };
    chapterAndMore: { chapter: string; count: number };
  }>({
    chapterAndMore: {
      id: 'catalog.updates.chapterAndMore',
      defaultMessage: '{chapter} +{count}',
      description:
        'On the cover of a series that got several chapters on one day: the newest, for example #040, and how many more',
    },
    daysAgo: {
      id: 'catalog.updates.daysAgo',
      defaultMessage: '{days, plural, one {# day ago} other {# days ago}}',
      description: 'Heading of the chapters of one day on Home; 2 to 7 days',
    },
  }),
};
