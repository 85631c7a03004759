import { useAppSelector } from '../hooks';
import { useAddBookmarkMutation, useRemoveBookmarkMutation } from './bookmarksApi';
import { selectBookmarkDecision } from './bookmarksSlice';

export interface Bookmark {
  isSubscribed: boolean;
  isBusy: boolean;
  hasFailed: boolean;
  toggle: () => void;
}

/**
 * Whether a title is a favorite, and the switch for it.
 * @param isSubscribedAtLoad what the screen's own answer said
 */
export function useBookmark(titleId: number, isSubscribedAtLoad: boolean): Bookmark {
  const decision = useAppSelector((state) => selectBookmarkDecision(state, titleId));
  const [add, adding] = useAddBookmarkMutation();
  const [remove, removing] = useRemoveBookmarkMutation();
  const isSubscribed = decision ?? isSubscribedAtLoad;
  const isBusy = adding.isLoading || removing.isLoading;
  return {
    isSubscribed,
    isBusy,
    hasFailed: adding.isError || removing.isError,
    toggle() {
      if (isBusy) return;
      adding.reset();
      removing.reset();
      void (isSubscribed ? remove : add)({ titleId });
    },
  };
}
