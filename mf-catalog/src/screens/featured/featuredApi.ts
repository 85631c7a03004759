import type { FeaturedTitlesView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/**
 * The featured titles in one service language (docs/specification.md §7). Another language loads them again
 * (docs/specification.md §4).
 */
export const featuredApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeatured: build.query<FeaturedTitlesView, { lang: string }>({
      query: ({ lang }) => ({ path: '/featured', params: { lang }, view: 'featuredTitlesView' }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetFeaturedQuery } = featuredApi;
