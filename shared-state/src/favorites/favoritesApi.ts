import { languageInfo } from '@komawari/shared-domain';
import { api } from '../api/api';
import { selectServiceLanguage } from '../language/languageSlice';
import { currentPushToken, pushPermission } from '../push/pushSubscription';
import { tellOtherTabs } from './favoriteOfOtherTabs';

/** Favorites on screen are bookmarks on the wire (docs/specification.md §7). Both writes mark the favorites list as stale. */
export const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addFavorite: build.mutation<null, { titleId: number }>({
      async queryFn({ titleId }, { getState }, _options, baseQuery) {
        // Without permission there is no token, so there is nothing to wait for.
        const token = pushPermission() === 'granted' ? await currentPushToken() : undefined;
        // The toolkit does not know the type of this store.
        const lang = token && languageInfo(selectServiceLanguage(getState() as never)).code;
        const params = { title_id: titleId, push_token: token, lang };
        const { error, meta } = await baseQuery({ method: 'PUT', path: '/title_list/bookmark', params });
        return error ? { error, meta } : { data: null, meta };
      },
      invalidatesTags: ['Favorites'],
      onQueryStarted: ({ titleId }, { queryFulfilled }) => tellOtherTabs({ titleId, isFavorite: true }, queryFulfilled),
      extraOptions: { handlesErrors: true },
    }),
    removeFavorite: build.mutation<null, { titleId: number }>({
      query: ({ titleId }) => ({ method: 'DELETE', path: '/title_list/bookmark', params: { title_id: titleId } }),
      invalidatesTags: ['Favorites'],
      onQueryStarted: ({ titleId }, { queryFulfilled }) => tellOtherTabs({ titleId, isFavorite: false }, queryFulfilled),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useAddFavoriteMutation, useRemoveFavoriteMutation } = favoritesApi;
