import type { Comment } from '@komawari/shared-proto';
import { useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { useIntl } from 'react-intl';
import { SmallButton } from '../small-button/SmallButton';
import { muteMessages as messages } from './muteMessages';
import { selectIsMuted } from './mutesSlice';
import { setMuted } from './persistMutes';

export interface MuteButtonProps {
  comment: Comment;
  /** Called when the content of the comment is replaced, so that the parent can keep the focus in place. */
  onChange: () => void;
}

/** Hides everything by the author of this comment. Readers cannot mute themselves, or an author without a name. */
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
