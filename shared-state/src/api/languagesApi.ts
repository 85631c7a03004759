import type { Languages } from '@komawari/shared-proto';
import { api } from './api';

/** The available languages with the number of series in each, and the defaults for a new reader (docs/specification.md §7). */
export const languagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLanguages: build.query<Languages, void>({
      query: () => ({ path: '/language', view: 'languages' }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetLanguagesQuery } = languagesApi;
