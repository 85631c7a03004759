import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    comingSoon: {
      id: 'catalog.sections.comingSoon',
      defaultMessage: 'Coming soon',
      description: 'Heading of the chapters that come next, on Home',
    },
    calendar: {
      id: 'catalog.sections.calendar',
      defaultMessage: 'All upcoming chapters',
      description: 'Link under the chapters that come next',
    },
    highlight: {
      id: 'catalog.sections.highlight',
      defaultMessage: 'A look inside',
      description: 'Heading of the first pages of one chapter, on Home',
    },
  }),
  ...defineMessages<{ highlightRead: { title: string } }>({
    highlightRead: {
      id: 'catalog.sections.highlightRead',
      defaultMessage: 'Read {title}',
      description: 'Link from the first pages of a chapter into the viewer; {title} is the name of the series',
    },
  }),
};
