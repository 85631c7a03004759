import type { WebHomeViewV2 } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/**
 * The parts of Home's view version 2 that version 3 lacks (docs/specification.md §2, Home). Requested only for what is below the
 * first screen.
 */
export const homeSectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHomeSections: build.query<WebHomeViewV2, { lang: string }>({
      query: ({ lang }) => ({ path: '/web/home_sections', params: { lang }, view: 'webHomeViewV2' }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetHomeSectionsQuery } = homeSectionsApi;
