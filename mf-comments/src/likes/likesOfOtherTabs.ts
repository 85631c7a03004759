import { useAppDispatch } from '@komawari/shared-state';
import { useEffect } from 'react';
import { likeKeptElsewhere } from './likesSlice';

interface KeptLike {
  commentId: number;
  isLiked: boolean;
}

const CHANNEL = 'komawari-comment-likes';

/** Open while the comments are on the screen. A channel object does not receive the messages that it sends itself. */
let channel: BroadcastChannel | undefined;

/** Makes the reader's other tabs show what this tab has settled with the server. */
export function tellOtherTabs(like: KeptLike): void {
  channel?.postMessage(like);
}

/** Takes over likes from the other tabs. */
export function useLikesOfOtherTabs(): void {
  const dispatch = useAppDispatch();
  // The channel is outside React.
  useEffect(() => {
    if (typeof BroadcastChannel !== 'function') return;
    const opened = new BroadcastChannel(CHANNEL);
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isKeptLike(data)) dispatch(likeKeptElsewhere(data));
    };
    channel = opened;
    return () => {
      opened.close();
      channel = undefined;
    };
  }, [dispatch]);
}

function isKeptLike(value: unknown): value is KeptLike {
  if (typeof value !== 'object' || value === null) return false;
  return 'commentId' in value && typeof value.commentId === 'number' && 'isLiked' in value && typeof value.isLiked === 'boolean';
}
