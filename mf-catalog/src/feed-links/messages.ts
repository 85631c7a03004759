import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  calendar: {
    id: 'catalog.feeds.calendar',
    defaultMessage: 'Calendar file',
    description: 'Link to a file with the next chapters, for calendar programs',
  },
  feed: {
    id: 'catalog.feeds.feed',
    defaultMessage: 'Feed',
    description: 'Link to an Atom feed of new chapters, for feed readers',
  },
});
