import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    slider: {
      id: 'viewer.bars.slider',
      defaultMessage: 'Page',
      description: 'Name of the slider that moves through the chapter',
    },
    end: {
      id: 'viewer.bars.end',
      defaultMessage: 'End of the chapter',
      description: 'Where the slider stands after the last page',
    },
  }),
  ...defineMessages<{
    page: { page: number; count: number };
    pages: { from: number; to: number; count: number };
  }>({
    page: {
      id: 'viewer.bars.page',
      defaultMessage: 'Page {page} of {count}',
      description: 'What the slider says when it stands on one page',
    },
    pages: {
      id: 'viewer.bars.pages',
      defaultMessage: 'Pages {from} and {to} of {count}',
      description: 'What the slider says when it stands on a spread of two pages',
    },
  }),
};
