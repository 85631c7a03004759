import type { SubscribedTitlesView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/**
 * The reader's favorites (docs/specification.md §7). Adding or removing one anywhere invalidates this list, and it loads again
 * (docs/specification.md §4).
 */
export const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFavorites: build.query<SubscribedTitlesView, void>({
      query: () => ({ path: '/title_list/bookmark', view: 'subscribedTitlesView' }),
      providesTags: ['Favorites'],
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetFavoritesQuery } = favoritesApi;
