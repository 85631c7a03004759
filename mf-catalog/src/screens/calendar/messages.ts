import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'catalog.calendar.title',
      defaultMessage: 'Upcoming chapters',
      description: 'Name of the page with the calendar of next chapters',
    },
    show: {
      id: 'catalog.calendar.show',
      defaultMessage: 'Show',
      description: 'Name of the choice between "My titles" and "All titles"',
    },
    mine: {
      id: 'catalog.calendar.mine',
      defaultMessage: 'My titles',
      description: 'Choice: the favorites and what the reader has read',
    },
    all: {
      id: 'catalog.calendar.all',
      defaultMessage: 'All titles',
      description: 'Choice: every series in the content languages',
    },
    week: { id: 'catalog.calendar.week', defaultMessage: 'The next seven days', description: 'Name of the calendar, read out' },
    today: { id: 'catalog.calendar.today', defaultMessage: 'Today', description: 'Mark on the first day of the calendar' },
    nothing: {
      id: 'catalog.calendar.nothing',
      defaultMessage: 'No chapter',
      description: 'On a day of the calendar without a chapter',
    },
    otherDays: {
      id: 'catalog.calendar.otherDays',
      defaultMessage: 'Nothing of yours comes out on the other days of this week.',
      description: 'Below those of the next seven days on which a title of the reader has a chapter',
    },
    expected: {
      id: 'catalog.calendar.expected',
      defaultMessage: 'expected',
      description: 'Beside the time of a chapter that nobody has announced: it follows from the usual days of its series',
    },
    later: {
      id: 'catalog.calendar.later',
      defaultMessage: 'Later',
      description: 'Heading of chapters that come after the next seven days',
    },
    emptyMine: {
      id: 'catalog.calendar.emptyMine',
      defaultMessage: 'None of your titles has a next chapter yet.',
      description: 'In place of the calendar',
    },
    emptyMineText: {
      id: 'catalog.calendar.emptyMineText',
      defaultMessage: 'Your titles are your favorites and what you have read.',
      description: 'Under "None of your titles has a next chapter yet."',
    },
    showAll: { id: 'catalog.calendar.showAll', defaultMessage: 'Show all titles', description: 'Button under an empty calendar' },
    emptyAll: {
      id: 'catalog.calendar.emptyAll',
      defaultMessage: 'No upcoming chapter has been announced in your languages.',
      description: 'In place of the calendar',
    },
    emptyAllText: {
      id: 'catalog.calendar.emptyAllText',
      defaultMessage: 'Choose more content languages, or come back in a few days.',
      description: 'Under "No next chapter has been announced in your languages."',
    },
    subscribe: {
      id: 'catalog.calendar.subscribe',
      defaultMessage: 'In your own calendar and feed reader',
      description: 'Heading of links to a calendar file and a feed in each language',
    },
  }),
  ...defineMessages<{ more: { count: number }; zone: { zone: string } }>({
    more: {
      id: 'catalog.calendar.more',
      defaultMessage: '{count, plural, one {Show # more} other {Show # more}}',
      description: 'Button under the first chapters of a day',
    },
    zone: {
      id: 'catalog.calendar.zone',
      defaultMessage: 'All times are in your time zone, {zone}.',
      description: 'Under the calendar; {zone} is for example "Indochina Time"',
    },
  }),
};
