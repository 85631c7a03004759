import type { TitleRankingView, TitleUpdatedView, TitleUpdatedViewV2 } from '@komawari/shared-proto';
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
    /** The same titles by work (docs/decisions/0020-catalog-ranking-by-works.md). */
    getUpdatedWorks: build.query<TitleUpdatedViewV2, void>({
      query: () => ({ path: '/title_list/updatedV2', view: 'titleUpdatedViewV2' }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetRankingQuery, useGetUpdatedQuery, useGetUpdatedWorksQuery } = mangaListApi;
