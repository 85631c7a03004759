import type { AllTitlesViewV2 } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/** Every work in all its languages. */
const titlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTitlesToPick: build.query<AllTitlesViewV2, void>({
      query: () => ({ path: '/title_list/allV2', view: 'allTitlesViewV2' }),
      // This page shows its errors itself.
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetTitlesToPickQuery } = titlesApi;
