import { defineMessages } from 'react-intl';

export const veilMessages = {
  ...defineMessages({
    title: {
      id: 'comments.veil.title',
      defaultMessage: 'Spoilers ahead!',
      description: 'Heading in place of the comments, which are closed until the reader has finished the chapter',
    },
    text: {
      id: 'comments.veil.text',
      defaultMessage: 'The comments open by themselves once you reach the last page of the chapter.',
      description: 'Under "Spoilers ahead!", for who has not begun the chapter',
    },
    open: {
      id: 'comments.veil.open',
      defaultMessage: 'Open the comments',
      description: 'Button: the reader wants the comments all the same',
    },
  }),
  ...defineMessages<{ textBegun: { page: number; pageCount: number } }>({
    textBegun: {
      id: 'comments.veil.textBegun',
      defaultMessage: 'You are on page {page} of {pageCount}. The comments open by themselves on the last one.',
      description: 'Under "Spoilers ahead!", for who is in the middle of the chapter',
    },
  }),
};
