import type { Comment } from '@komawari/shared-proto';
import { useAppDispatch } from '@komawari/shared-state';
import { useIntl } from 'react-intl';
import { SmallButton } from '../small-button/SmallButton';
import styles from './Mutes.module.css';
import { muteMessages as messages } from './muteMessages';
import { setMuted } from './persistMutes';

/** Replaces a comment whose author was just muted. It says so and offers to undo it. */
export function MuteNote({ comment, onChange }: { comment: Comment; onChange: () => void }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  function handleUndo() {
    dispatch(setMuted(comment, false));
    onChange();
  }
  return (
    <p className={styles.line}>
      {formatMessage(messages.note, { name: comment.userName })}
      <SmallButton isStrong onClick={handleUndo}>
        {formatMessage(messages.undo)}
      </SmallButton>
    </p>
  );
}
