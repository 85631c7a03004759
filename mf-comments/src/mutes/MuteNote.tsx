import type { Comment } from '@komawari/shared-proto';
import { useAppDispatch } from '@komawari/shared-state';
import { useIntl } from 'react-intl';
import { SmallButton } from '../small-button/SmallButton';
import styles from './Mutes.module.css';
import { muteMessages as messages } from './muteMessages';
import { setMuted } from './persistMutes';

/** In place of the comment whose writer was just muted: says so, and takes it back. */
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
