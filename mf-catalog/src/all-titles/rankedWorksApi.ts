import type { TitleRankingViewV2 } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/** The ranking grouped by work (docs/decisions/0020-catalog-ranking-by-works.md). */
export const rankedWorksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRankedWorks: build.query<TitleRankingViewV2, void>({
      query: () => ({ path: '/title_list/rankingV2', view: 'titleRankingViewV2' }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetRankedWorksQuery } = rankedWorksApi;
