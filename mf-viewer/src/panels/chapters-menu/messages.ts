import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    close: { id: 'viewer.chaptersMenu.close', defaultMessage: 'Close', description: 'Closes the list of chapters' },
    current: {
      id: 'viewer.chaptersMenu.current',
      defaultMessage: 'You are here',
      description: 'Beside the chapter that is open',
    },
    read: { id: 'viewer.chaptersMenu.read', defaultMessage: 'Read', description: 'Beside a chapter that was read before' },
    byTicket: {
      id: 'viewer.chaptersMenu.byTicket',
      defaultMessage: 'With a ticket',
      description: 'Beside a chapter that can only be read with a ticket',
    },
    expired: {
      id: 'viewer.chaptersMenu.expired',
      defaultMessage: 'No longer available',
      description: 'Beside a chapter whose time is over',
    },
    title: {
      id: 'viewer.chaptersMenu.title',
      defaultMessage: 'All about this title',
      description: 'Link to the page of the title',
    },
  }),
};
