import type { WebHomeView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/**
 * Every chapter that ends within 7 days, in all languages. The answer is the same for everyone
 * (docs/decisions/0019-calendar-and-feeds.md).
 */
export const leavingSoonApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLeavingSoon: build.query<WebHomeView, void>({
      query: () => ({ path: '/title_list/leaving_soon', view: 'webHomeView' }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetLeavingSoonQuery } = leavingSoonApi;
