import { paths } from '@komawari/shared-domain';
import { Link } from '@komawari/shared-state';
import { Button, buttonClass, usePageTitle } from '@komawari/shared-ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { SumiNote } from '../sumi-note/SumiNote';
import { FeedbackForm } from './FeedbackForm';
import styles from './FeedbackPage.module.css';
import { feedbackMessages as messages } from './feedbackMessages';

/** `/feedback` (docs/specification.md §2, Feedback). After sending, it shows a confirmation. */
export function FeedbackPage() {
  const { formatMessage } = useIntl();
  const [isSent, setIsSent] = useState(false);
  const [isAnother, setIsAnother] = useState(false);
  // A reader who comes back later sees the form, not the old confirmation.
  useEffect(
    () => () => {
      setIsSent(false);
      setIsAnother(false);
    },
    [],
  );
  function handleAnother() {
    setIsAnother(true);
    setIsSent(false);
  }
  usePageTitle(formatMessage(messages.title));
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {formatMessage(messages.title)}
      </h1>
      {isSent ? (
        <Sent onAnother={handleAnother} />
      ) : (
        <>
          <p className={styles.intro}>{formatMessage(messages.intro)}</p>
          <FeedbackForm onSent={() => setIsSent(true)} takesFocus={isAnother} />
        </>
      )}
    </div>
  );
}

function Sent({ onAnother }: { onAnother: () => void }) {
  const { formatMessage } = useIntl();
  const ways = (
    <>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.updates()}>
        {formatMessage(messages.home)}
      </Link>
      <Button onClick={onAnother}>{formatMessage(messages.another)}</Button>
    </>
  );
  return <SumiNote title={formatMessage(messages.sentTitle)} ways={ways} />;
}
