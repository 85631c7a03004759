import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'viewer.lastPage.heading',
      defaultMessage: 'After the chapter',
      description: 'Name of the region after the last page',
    },
    next: { id: 'viewer.lastPage.next', defaultMessage: 'Next chapter', description: 'Above the name of the next chapter' },
    nextByTicket: {
      id: 'viewer.lastPage.nextByTicket',
      defaultMessage: 'Next chapter, read with a ticket',
      description: 'Above the name of a next chapter that costs a ticket',
    },
    nextTime: {
      id: 'viewer.lastPage.nextTime',
      defaultMessage: 'Next chapter',
      description: 'Above the date and time of the next chapter',
    },
    latest: {
      id: 'viewer.lastPage.latest',
      defaultMessage: 'This is the latest chapter. The next one has no date yet.',
      description: 'When there is no next chapter and no date',
    },
    notInSequence: {
      id: 'viewer.lastPage.notInSequence',
      defaultMessage: 'The chapters after this one are not available here.',
      description: 'When chapters in the middle of a title are not offered',
    },
    someMissing: {
      id: 'viewer.lastPage.someMissing',
      defaultMessage: 'Some chapters in between are not available here.',
      description: 'Above the next chapter, when their numbers are not known',
    },
    addFavorite: { id: 'viewer.lastPage.addFavorite', defaultMessage: 'Add to favorites', description: 'Button' },
    removeFavorite: {
      id: 'viewer.lastPage.removeFavorite',
      defaultMessage: 'In your favorites',
      description: 'Pressed button; pressing it again removes the title',
    },
    favoriteFailed: {
      id: 'viewer.lastPage.favoriteFailed',
      defaultMessage: 'That could not be saved. Try again.',
      description: 'When adding or removing a favorite failed',
    },
    notify: {
      id: 'viewer.lastPage.notify',
      defaultMessage: 'Tell me about new chapters',
      description: 'Button that asks the browser for permission to notify',
    },
    notifyOn: {
      id: 'viewer.lastPage.notifyOn',
      defaultMessage: 'Notifications are on.',
      description: 'After permission was given, when this browser can be told',
    },
    notifyFailed: {
      id: 'viewer.lastPage.notifyFailed',
      defaultMessage: 'Allowed, but this browser cannot be reached right now. Your next visit tries again.',
      description: 'After permission was given, when the browser gave no address for notifications',
    },
    notifyOff: {
      id: 'viewer.lastPage.notifyOff',
      defaultMessage: 'Notifications are blocked. You can allow them in the settings of your browser.',
      description: 'After permission was refused',
    },
    topComments: {
      id: 'viewer.lastPage.topComments',
      defaultMessage: 'Top comments',
      description: 'Opens the most liked comments, which may tell what happens',
    },
    backToTitle: {
      id: 'viewer.lastPage.backToTitle',
      defaultMessage: 'All chapters',
      description: 'Link to the page of the title',
    },
    app: { id: 'viewer.lastPage.app', defaultMessage: 'Get the app', description: 'Link to the app store' },
    ticketTitles: {
      id: 'viewer.lastPage.ticketTitles',
      defaultMessage: 'More to read with tickets',
      description: 'Heading of a list of titles',
    },
  }),
  ...defineMessages<{
    finished: { chapter: string };
    allComments: { count: number };
    likes: { count: number };
  }>({
    finished: { id: 'viewer.lastPage.finished', defaultMessage: 'End of {chapter}', description: 'Heading of the last page' },
    allComments: {
      id: 'viewer.lastPage.allComments',
      defaultMessage: '{count, plural, =0 {Comments} one {All comments (#)} other {All comments (#)}}',
      description: 'Link to the comments of the chapter',
    },
    likes: {
      id: 'viewer.lastPage.likes',
      defaultMessage: '{count, plural, one {# like} other {# likes}}',
      description: 'Under a comment',
    },
  }),
};
