import { defineMessage } from 'react-intl';

export const likeMessage = defineMessage<{ count: number }>({
  id: 'comments.like.like',
  defaultMessage: 'Like this comment. {count, plural, one {# like} other {# likes}}',
  description: 'Name of the like button for screen readers; it is pressed when the reader likes the comment',
});

export const likeFailedMessage = defineMessage({
  id: 'comments.like.failed',
  defaultMessage: 'Your choice could not be saved. Please try again.',
  description: 'A like, or taking it back, did not reach the server; the button is as it was before',
});
