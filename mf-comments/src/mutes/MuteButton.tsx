import type { Comment } from '@komawari/shared-proto';
import { useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { useIntl } from 'react-intl';
import { SmallButton } from '../small-button/SmallButton';
import { muteMessages as messages } from './muteMessages';
import { selectIsMuted } from './mutesSlice';
import { setMuted } from './persistMutes';

export interface MuteButtonProps {
  comment: Comment;
  /** The comment's content is another now; whoever holds the focus keeps it in place. */
  onChange: () => void;
}

/** Hides everything that who wrote this comment writes. Nobody mutes oneself, or somebody without a name. */
export function MuteButton({ comment, onChange }: MuteButtonProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { userName: name, isMyComment } = comment;
  const isMuted = useAppSelector((state) => selectIsMuted(state, name));
  if (isMyComment || name === '') return null;
  function handleClick() {
    dispatch(setMuted(comment, !isMuted));
    onChange();
  }
  return (
    <SmallButton aria-label={formatMessage(isMuted ? messages.unmuteName : messages.muteName, { name })} onClick={handleClick}>
      {formatMessage(isMuted ? messages.unmute : messages.mute)}
    </SmallButton>
  );
}
