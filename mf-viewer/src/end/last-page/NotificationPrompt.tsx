import { languageInfo } from '@komawari/shared-domain';
import { selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { BellIcon, Button } from '@komawari/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRegisterPushTokenMutation } from '../../chapter/viewerApi';
import styles from './LastPage.module.css';
import { messages } from './messages';
import { currentPushToken } from './pushToken';
import { useIsPushPossible } from './useIsPushPossible';

type Answer = 'notifyOn' | 'notifyLater' | 'notifyOff';

/** Offers notifications where they can be sent at all. The browser is asked only when the reader presses, and never again after a no. What can be promised is said, and no more. */
export function NotificationPrompt() {
  const { formatMessage } = useIntl();
  const [permission, setPermission] = useState(currentPermission);
  const [answer, setAnswer] = useState<Answer>();
  const ask = useRequestNotifications();
  const isPossible = useIsPushPossible();
  if (permission === 'unknown' || !isPossible) return null;
  if (permission === 'default') {
    return (
      <Button
        isWide
        icon={<BellIcon />}
        onClick={() =>
          void ask().then((given) => {
            setAnswer(given);
            setPermission(currentPermission());
          })
        }
      >
        {formatMessage(messages.notify)}
      </Button>
    );
  }
  // Who decided in an earlier visit is not told again.
  if (!answer) return null;
  return (
    <p role="status" className={styles.note}>
      {formatMessage(messages[answer])}
    </p>
  );
}

/** Asks the browser, and tells the server where this reader can be reached, if anywhere (docs/specification.md §7, push_token). */
function useRequestNotifications(): () => Promise<Answer> {
  const { code } = languageInfo(useAppSelector(selectServiceLanguage));
  const [register] = useRegisterPushTokenMutation();
  return async () => {
    if ((await Notification.requestPermission()) !== 'granted') return 'notifyOff';
    const token = await currentPushToken();
    if (token === undefined) return 'notifyLater';
    const { error } = await register({ token, lang: code });
    return error ? 'notifyLater' : 'notifyOn';
  };
}

function currentPermission(): NotificationPermission | 'unknown' {
  return typeof Notification === 'undefined' ? 'unknown' : Notification.permission;
}
