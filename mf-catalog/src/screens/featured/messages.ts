import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'catalog.featured.title', defaultMessage: 'Featured', description: 'Name of the page of featured series' },
    empty: {
      id: 'catalog.featured.empty',
      defaultMessage: 'The editors have not chosen anything in your languages yet.',
      description: 'The featured page has nothing to show',
    },
  }),
  ...defineMessages<{ banner: { number: number } }>({
    banner: {
      id: 'catalog.featured.banner',
      defaultMessage: 'Featured banner {number}',
      description: 'Name of a picture that is a link, whose target has no name of its own',
    },
  }),
};
