import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  page: { page: number; count: number };
  pages: { from: number; to: number; count: number };
  close: NoMessageValues;
  share: NoMessageValues;
  reload: { count: number };
  peek: { language: string };
}>({
  page: { id: 'viewer.pageMenu.page', defaultMessage: 'Page {page} of {count}', description: 'Title of the menu of one page' },
  pages: {
    id: 'viewer.pageMenu.pages',
    defaultMessage: 'Pages {from} and {to} of {count}',
    description: 'Title of the menu of two pages side by side',
  },
  close: { id: 'viewer.pageMenu.close', defaultMessage: 'Close', description: 'Closes the menu of a page' },
  share: {
    id: 'viewer.pageMenu.share',
    defaultMessage: 'Share a link to this page',
    description: 'Button in the menu of a page',
  },
  reload: {
    id: 'viewer.pageMenu.reload',
    defaultMessage: '{count, plural, one {Load this page again} other {Load these pages again}}',
    description: 'Button in the menu of a page, or of two side by side, for when its picture is damaged',
  },
  peek: {
    id: 'viewer.pageMenu.peek',
    defaultMessage: 'See this page in {language}',
    description: 'Button in the menu of a page; language is the name of a language in itself',
  },
});
