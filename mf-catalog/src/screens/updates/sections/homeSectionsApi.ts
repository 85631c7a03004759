import type { WebHomeViewV2 } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/**
 * What version 2 of the home view has and version 3 lacks (docs/specification.md §2, Home), asked for below the first
 * screen alone.
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
