import type { PublisherNewsListView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/** The news of one publisher in one service language (docs/specification.md §7). */
export const publisherNewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPublisherNews: build.query<PublisherNewsListView, { publisherId: number; lang: string }>({
      query: ({ publisherId, lang }) => ({
        path: '/publisher_news_list',
        params: { publisher_id: publisherId, lang },
        view: 'publisherNewsListView',
      }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetPublisherNewsQuery } = publisherNewsApi;
