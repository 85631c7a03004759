import { defineMessage, defineMessages } from 'react-intl';

export const commentsMessages = defineMessages({
  title: { id: 'comments.title', defaultMessage: 'Comments', description: 'Heading and name of the page' },
  back: {
    id: 'comments.back',
    defaultMessage: 'Back to the chapter',
    description: 'Link to the chapter that the comments are about',
  },
  loading: { id: 'comments.loading', defaultMessage: 'Loading…', description: 'Read out while the comments load' },
  order: {
    id: 'comments.order',
    defaultMessage: 'Order of the comments',
    description: 'Name of the choice between most liked and newest, for screen readers',
  },
  orderTop: { id: 'comments.orderTop', defaultMessage: 'Top', description: 'Order: the most liked first' },
  orderNewest: { id: 'comments.orderNewest', defaultMessage: 'Newest', description: 'Order: the newest first' },
  more: { id: 'comments.more', defaultMessage: 'Show more comments', description: 'Button at the end of the list' },
  moreFailed: {
    id: 'comments.moreFailed',
    defaultMessage: 'We couldn’t load more comments. Try again',
    description: 'Button at the end of the list, after the next comments could not be loaded',
  },
  emptyTitle: { id: 'comments.emptyTitle', defaultMessage: 'No comments yet.', description: 'Nobody has written' },
  emptyText: {
    id: 'comments.emptyText',
    defaultMessage: 'Write the first one in the app.',
    description: 'Under "No comments yet."; comments cannot be written on the web',
  },
});

export const pageNameMessage = defineMessage<{ chapter: string }>({
  id: 'comments.pageName',
  defaultMessage: 'Comments on {chapter}',
  description: 'Name of the page in the browser’s tab; {chapter} is for example "#001 (Neon Harbor)"',
});

export const commentMessages = defineMessages({
  mine: { id: 'comments.comment.mine', defaultMessage: 'You', description: 'Mark on the reader’s own comment' },
  readMore: {
    id: 'comments.comment.readMore',
    defaultMessage: 'Read more',
    description: 'Button that unfolds a long comment',
  },
  readLess: {
    id: 'comments.comment.readLess',
    defaultMessage: 'Show less',
    description: 'Button that folds a long comment again',
  },
  nameless: {
    id: 'comments.comment.nameless',
    defaultMessage: 'Reader',
    description: 'Stands for the name of somebody who has not chosen one',
  },
});

export const loadErrorMessages = defineMessages({
  title: {
    id: 'comments.loadError.title',
    defaultMessage: 'We couldn’t load the comments.',
    description: 'The server did not answer in time, or not in a way that we understand',
  },
  text: {
    id: 'comments.loadError.text',
    defaultMessage: 'The problem is on our end. Please try again in a moment.',
    description: 'Under "We couldn’t load the comments."',
  },
  offlineTitle: {
    id: 'comments.loadError.offlineTitle',
    defaultMessage: 'There is no connection.',
    description: 'The call did not reach the server',
  },
  offlineText: {
    id: 'comments.loadError.offlineText',
    defaultMessage: 'Check your connection, then try again.',
    description: 'Under "There is no connection."',
  },
  retry: { id: 'comments.loadError.retry', defaultMessage: 'Try again', description: 'Button that loads the comments again' },
});
