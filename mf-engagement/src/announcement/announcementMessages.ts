import { defineMessages } from 'react-intl';

export const announcementMessages = defineMessages({
  title: {
    id: 'engagement.announcement.title',
    defaultMessage: 'News and Events',
    description: 'Heading of the page with news of the service: maintenance, new features, campaigns',
  },
  emptyTitle: {
    id: 'engagement.announcement.emptyTitle',
    defaultMessage: 'No news right now.',
    description: 'There are no announcements',
  },
  emptyText: {
    id: 'engagement.announcement.emptyText',
    defaultMessage: 'When there is news about the service, you will find it here.',
    description: 'Under "No news right now."',
  },
});
