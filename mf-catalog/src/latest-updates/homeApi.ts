import type { WebHomeViewV3 } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/**
 * Home in one service language (docs/specification.md §7). The language is an argument of the query, so a new language loads Home
 * again (docs/specification.md §4).
 */
export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHome: build.query<WebHomeViewV3, { lang: string }>({
      query: ({ lang }) => ({ path: '/web/web_homeV3', params: { lang }, view: 'webHomeViewV3' }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetHomeQuery } = homeApi;
