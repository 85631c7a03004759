import type { Comment } from '@komawari/shared-proto';
import { useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { SmallButton } from '../small-button/SmallButton';
import styles from './Mutes.module.css';
import { muteMessages as messages } from './muteMessages';
import { mutedShown, selectIsMutedShown, selectMutedNames } from './mutesSlice';

/** How many of the loaded comments are muted, and a button that shows them. */
export function MutedLine({ comments }: { comments: readonly Comment[] }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const names = useAppSelector(selectMutedNames);
  const isShown = useAppSelector(selectIsMutedShown);
  const count = useMemo(() => countOf(comments, new Set(names)), [comments, names]);
  if (count === 0) return null;
  return (
    <p className={styles.line}>
      {formatMessage(messages.count, { count })}
      <SmallButton isStrong onClick={() => dispatch(mutedShown(!isShown))}>
        {formatMessage(isShown ? messages.hide : messages.show)}
      </SmallButton>
    </p>
  );
}

function countOf(comments: readonly Comment[], names: ReadonlySet<string>): number {
  return comments.filter(({ userName }) => names.has(userName)).length;
}
