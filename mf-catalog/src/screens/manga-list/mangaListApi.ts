import type { TitleRankingView, TitleUpdatedView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/** Calls that only the tabs of the manga list make (docs/specification.md §7). */
export const mangaListApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRanking: build.query<TitleRankingView, void>({
      query: () => ({ path: '/title_list/ranking', view: 'titleRankingView' }),
      extraOptions: { handlesErrors: true },
    }),
    getUpdated: build.query<TitleUpdatedView, void>({
      query: () => ({ path: '/title_list/updated', view: 'titleUpdatedView' }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetRankingQuery, useGetUpdatedQuery } = mangaListApi;
