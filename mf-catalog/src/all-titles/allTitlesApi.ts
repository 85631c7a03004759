import type { AllTitlesViewV2 } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/**
 * Every work in all its languages (docs/specification.md §7): the manga list and the search, and whoever must know which
 * titles are one work.
 */
export const allTitlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAllTitles: build.query<AllTitlesViewV2, void>({
      query: () => ({ path: '/title_list/allV2', view: 'allTitlesViewV2' }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetAllTitlesQuery } = allTitlesApi;
