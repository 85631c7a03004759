import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ missing: { from: number; to: number; count: number } }>({
  missing: {
    id: 'viewer.lastPage.missing',
    defaultMessage:
      '{count, plural, one {Chapter {from} is not available here.} other {Chapters {from} to {to} are not available here.}}',
    description: 'Above the next chapter and in the list of chapters: which ones are left out',
  },
});
