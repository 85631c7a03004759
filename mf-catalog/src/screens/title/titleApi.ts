import type { TitleDetailView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/**
 * A title with its chapters (docs/specification.md §7). When the reader changes a favorite, that changes `favoritesSlice`, not
 * this answer.
 */
export const titleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTitle: build.query<TitleDetailView, { titleId: number }>({
      query: ({ titleId }) => ({ path: '/title_detail', params: { title_id: titleId, names: 'yes' }, view: 'titleDetailView' }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetTitleQuery } = titleApi;
