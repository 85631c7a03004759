import { defineMessages } from 'react-intl';

export const spoilerMessages = {
  ...defineMessages({
    title: {
      id: 'comments.spoilerCover.title',
      defaultMessage: 'Spoilers ahead!',
      description: 'Heading in place of the comments, which are closed until the reader has finished the chapter',
    },
    text: {
      id: 'comments.spoilerCover.text',
      defaultMessage: 'The comments open by themselves once you reach the last page of the chapter.',
      description: 'Under "Spoilers ahead!", for who has not begun the chapter',
    },
    open: {
      id: 'comments.spoilerCover.open',
      defaultMessage: 'Open the comments',
      description: 'Button: the reader wants the comments all the same',
    },
  }),
  ...defineMessages<{ textBegun: { page: number; pageCount: number } }>({
    textBegun: {
      id: 'comments.spoilerCover.textBegun',
      defaultMessage: 'You are on page {page} of {pageCount}. The comments open by themselves on the last one.',
      description: 'Under "Spoilers ahead!", for who is in the middle of the chapter',
    },
  }),
};
