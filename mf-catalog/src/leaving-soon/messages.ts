import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'catalog.leaving.heading',
      defaultMessage: 'Leaving soon',
      description: 'Heading of chapters that can be read for a few days more',
    },
  }),
  ...defineMessages<{ left: { days: number; time: string; date: string } }>({
    left: {
      id: 'catalog.leaving.left',
      defaultMessage:
        '{days, plural, =0 {Last day: until {time}} =1 {Until tomorrow, {time}} one {# day left, until {date}} other {# days left, until {date}}}',
      description: 'How long a chapter can still be read; {date} has weekday and time',
    },
  }),
};
