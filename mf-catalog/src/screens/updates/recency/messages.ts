import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    today: {
      id: 'catalog.updates.today',
      defaultMessage: 'Today',
      description: 'Heading of the newest chapters on Home',
    },
    yesterday: {
      id: 'catalog.updates.yesterday',
      defaultMessage: 'Yesterday',
      description: 'Heading of the chapters of yesterday on Home',
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
  }),
  ...defineMessages<{ daysAgo: { days: number }; chapterAndMore: { chapter: string; count: number } }>({
    daysAgo: {
      id: 'catalog.updates.daysAgo',
      defaultMessage: '{days, plural, one {# day ago} other {# days ago}}',
      description: 'Heading of the chapters of one day on Home; 2 to 7 days',
    },
    chapterAndMore: {
      id: 'catalog.updates.chapterAndMore',
      defaultMessage: '{chapter} +{count}',
      description:
        'On the cover of a series that got several chapters on one day: the newest, for example #040, and how many more',
    },
  }),
};
