import { Link, paths } from '@komawari/shared-state';
import { Button, buttonClass, Sumi, usePageTitle } from '@komawari/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FeedbackForm } from './FeedbackForm';
import { feedbackMessages as messages } from './feedbackMessages';
import styles from './FeedbackPage.module.css';

/** `/feedback` (spec §2, Feedback). After sending, a sent message shows. */
export function FeedbackPage() {
  const { formatMessage } = useIntl();
  const [isSent, setIsSent] = useState(false);
  usePageTitle(formatMessage(messages.title));
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {formatMessage(messages.title)}
      </h1>
      {isSent ? (
        <Sent onAnother={() => setIsSent(false)} />
      ) : (
        <>
          <p className={styles.intro}>{formatMessage(messages.intro)}</p>
          <FeedbackForm onSent={() => setIsSent(true)} />
        </>
      )}
    </div>
  );
}

function Sent({ onAnother }: { onAnother: () => void }) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone; the focus goes to what took its place, which reads it out.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <svg className={styles.sumi} viewBox="-28 -60 56 66" aria-hidden="true" focusable="false">
        <Sumi x={0} y={0} />
      </svg>
      <h2 ref={heading} tabIndex={-1} className={styles.sentTitle}>
        {formatMessage(messages.sentTitle)}
      </h2>
      <div className={styles.ways}>
        <Link className={buttonClass({ variant: 'primary' })} to={paths.updates()}>
          {formatMessage(messages.home)}
        </Link>
        <Button onClick={onAnother}>{formatMessage(messages.another)}</Button>
      </div>
    </div>
  );
}
