import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  page: { page: number; count: number };
  unreachable: { page: number };
  corrupt: { page: number };
  retry: NoMessageValues;
}>({
  page: {
    id: 'viewer.pages.page',
    defaultMessage: 'Page {page} of {count}',
    description: 'Alternative text of a picture of the comic, and its name while it loads',
  },
  unreachable: {
    id: 'viewer.pages.unreachable',
    defaultMessage: 'Page {page} did not load.',
    description: 'In the box of one page, when the network failed',
  },
  corrupt: {
    id: 'viewer.pages.corrupt',
    defaultMessage: 'Page {page} arrived damaged.',
    description: 'In the box of one page, when the file could not be decrypted or decoded',
  },
  retry: { id: 'viewer.pages.retry', defaultMessage: 'Try again', description: 'Button in the box of a page that failed' },
});
