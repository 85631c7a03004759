import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    failed: {
      id: 'catalog.kept.failed',
      defaultMessage: 'That chapter did not come whole. Please try again.',
      description: 'Keeping a chapter in this browser failed',
    },
    heading: {
      id: 'catalog.kept.heading',
      defaultMessage: 'Kept on this device',
      description: 'Heading of the list of chapters that can be read without a connection',
    },
  }),
  ...defineMessages<{
    keep: { chapter: string };
    keeping: { chapter: string };
    stop: { chapter: string };
    remove: { chapter: string };
    until: { date: string };
    total: { count: number; size: string };
  }>({
    keep: {
      id: 'catalog.kept.keep',
      defaultMessage: 'Keep {chapter} on this device',
      description: 'Button: the chapter can then be read without a connection',
    },
    keeping: {
      id: 'catalog.kept.keeping',
      defaultMessage: 'Fetching {chapter}',
      description: 'Name of a progress bar for screen readers',
    },
    stop: { id: 'catalog.kept.stop', defaultMessage: 'Stop fetching {chapter}', description: 'Button beside the progress bar' },
    remove: {
      id: 'catalog.kept.remove',
      defaultMessage: 'Remove {chapter} from this device',
      description: 'Button at a chapter that is kept',
    },
    until: { id: 'catalog.kept.until', defaultMessage: 'until {date}', description: 'How long a kept chapter can be read' },
    total: {
      id: 'catalog.kept.total',
      defaultMessage:
        '{count, plural, one {# chapter, {size}. It opens without a connection.} other {# chapters, {size}. They open without a connection.}}',
      description: 'Under the heading; size is an amount of storage, such as 12 MB',
    },
  }),
};
