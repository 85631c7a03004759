import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    empty: {
      id: 'catalog.publisherNews.empty',
      defaultMessage: 'No news at the moment.',
      description: 'A publisher has no news',
    },
    more: { id: 'catalog.publisherNews.more', defaultMessage: 'Read on', description: 'Link of a piece of news' },
  }),
  ...defineMessages<{ title: { publisher: string }; moreAbout: { subject: string } }>({
    title: {
      id: 'catalog.publisherNews.title',
      defaultMessage: 'News from {publisher}',
      description: 'Heading of the news of a publisher',
    },
    moreAbout: {
      id: 'catalog.publisherNews.moreAbout',
      defaultMessage: 'Read on: {subject}',
      description: 'Name of the link of a piece of news for screen readers',
    },
  }),
};
