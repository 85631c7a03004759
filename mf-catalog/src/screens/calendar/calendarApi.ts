import type { WebHomeViewV2 } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/** The coming chapters of all titles in all languages, the same for everyone (docs/decisions/0019-calendar-and-feeds.md). */
export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    getComingNext: build.query<WebHomeViewV2, void>({
      query: () => ({ path: '/title_list/coming_next', view: 'webHomeViewV2' }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetComingNextQuery } = calendarApi;
