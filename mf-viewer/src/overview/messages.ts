import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  heading: Record<never, never>;
  close: Record<never, never>;
  veil: Record<never, never>;
  page: { page: number };
}>({
  heading: { id: 'viewer.overview.heading', defaultMessage: 'All pages', description: 'Title of the grid of all pages' },
  close: { id: 'viewer.overview.close', defaultMessage: 'Close', description: 'Closes the grid of all pages' },
  veil: { id: 'viewer.overview.veil', defaultMessage: 'Veil pages not read yet', description: 'Switch: blurs the pages that come after this one' },
  page: { id: 'viewer.overview.page', defaultMessage: 'Page {page}', description: 'Name of one small picture in the grid' },
});
