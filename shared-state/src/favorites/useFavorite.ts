import type { QueryError } from '../api/loadError';
import { useAppSelector } from '../hooks';
import { useAddFavoriteMutation, useRemoveFavoriteMutation } from './favoritesApi';
import { selectFavoriteDecision } from './favoritesSlice';

export interface Favorite {
  isFavorite: boolean;
  isBusy: boolean;
  hasFailed: boolean;
  /** Why it failed, with the server's message. Undefined in shells from before November 2026. */
  error?: QueryError | undefined;
  toggle: () => void;
}

/**
 * Whether a title is a favorite, and a function to toggle it.
 * @param isFavoriteAtLoad the value in the screen's own answer
 */
export function useFavorite(titleId: number, isFavoriteAtLoad: boolean): Favorite {
  const decision = useAppSelector((state) => selectFavoriteDecision(state, titleId));
  const [add, adding] = useAddFavoriteMutation();
  const [remove, removing] = useRemoveFavoriteMutation();
  const isFavorite = decision ?? isFavoriteAtLoad;
  const isBusy = adding.isLoading || removing.isLoading;
  return {
    isFavorite,
    isBusy,
    hasFailed: adding.isError || removing.isError,
    error: adding.error ?? removing.error,
    toggle() {
      if (isBusy) return;
      adding.reset();
      removing.reset();
      void (isFavorite ? remove : add)({ titleId });
    },
  };
}
