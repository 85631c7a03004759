import { api } from '@komawari/shared-state';
import { type AllTitles, allTitlesOf } from './allTitles';

/**
 * Every work in all its languages (docs/specification.md §7). The manga list, the search, and features that must know which
 * titles belong to one work use it.
 */
export const allTitlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAllTitles: build.query<AllTitles, void>({
      query: () => ({ path: '/title_list/allV2', view: 'allTitlesViewV2' }),
      transformResponse: allTitlesOf,
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetAllTitlesQuery } = allTitlesApi;
