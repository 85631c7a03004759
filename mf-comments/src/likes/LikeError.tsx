import { useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { Toast } from '@komawari/shared-ui';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { likeFailedMessage } from './likeMessages';
import { likeErrorSeen, selectHasFailed } from './likesSlice';

/** Says once that the last choice could not be saved and that the button shows the previous state. */
export function LikeError() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const hasFailed = useAppSelector(selectHasFailed);
  const dismiss = useCallback(() => dispatch(likeErrorSeen()), [dispatch]);
  return <Toast message={hasFailed ? formatMessage(likeFailedMessage) : undefined} onDismiss={dismiss} />;
}
