import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  heading: Record<never, never>;
  close: Record<never, never>;
  veil: Record<never, never>;
  goTo: Record<never, never>;
  go: Record<never, never>;
  page: { page: number };
}>({
  heading: { id: 'viewer.overview.heading', defaultMessage: 'All pages', description: 'Title of the grid of all pages' },
  close: { id: 'viewer.overview.close', defaultMessage: 'Close', description: 'Closes the grid of all pages' },
  veil: {
    id: 'viewer.overview.veil',
    defaultMessage: 'Blur unread pages',
    description: 'Switch: blurs the pages that come after this one',
  },
  goTo: { id: 'viewer.overview.goTo', defaultMessage: 'Go to page', description: 'Before a field for the number of a page' },
  go: { id: 'viewer.overview.go', defaultMessage: 'Go', description: 'Button after that field' },
  page: { id: 'viewer.overview.page', defaultMessage: 'Page {page}', description: 'Name of one small picture in the grid' },
});
