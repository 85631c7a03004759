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
    ticket: {
      id: 'viewer.chaptersMenu.ticket',
      defaultMessage: 'With a ticket',
      description: 'Beside a chapter that can only be read with a ticket',
    },
    notYet: {
      id: 'viewer.chaptersMenu.notYet',
      defaultMessage: 'Not out yet',
      description: 'Beside a chapter whose time has not come',
    },
    ended: {
      id: 'viewer.chaptersMenu.ended',
      defaultMessage: 'No longer available',
      description: 'Beside a chapter whose time is over',
    },
    title: {
      id: 'viewer.chaptersMenu.title',
      defaultMessage: 'About this title',
      description: 'Link to the page of the title',
    },
  }),
};
