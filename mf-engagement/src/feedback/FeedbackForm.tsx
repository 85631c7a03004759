import { isFeedbackMessage, MAX_FEEDBACK_LENGTH } from '@komawari/shared-domain';
import { useIsHydrating } from '@komawari/shared-state';
import { Button, SegmentedControl } from '@komawari/shared-ui';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './FeedbackForm.module.css';
import { useSendFeedbackMutation } from './feedbackApi';
import { EMPTY_DRAFT, type FeedbackDraft, storeDraft, storedDraft } from './feedbackDraft';
import { feedbackMessages as messages } from './feedbackMessages';
import { TextArea } from './TextArea';

export interface FeedbackFormProps {
  onSent: () => void;
  /** Whether the form replaced the button that opened it. If so, the message takes the focus. */
  takesFocus?: boolean;
}

/** Type and message. On an error, an alert shows and the form stays as it is (docs/specification.md §4, §8). */
export function FeedbackForm({ onSent, takesFocus = false }: FeedbackFormProps) {
  const { formatMessage } = useIntl();
  const message = useRef<HTMLTextAreaElement>(null);
  // The focus belongs to the browser, not to React.
  useEffect(() => {
    if (takesFocus) message.current?.focus();
  }, [takesFocus]);
  // The server's HTML has no draft. An earlier draft is in the browser's storage.
  const isHydrating = useIsHydrating();
  const kept = useMemo(() => (isHydrating ? EMPTY_DRAFT : storedDraft()), [isHydrating]);
  const [changed, setDraft] = useState<FeedbackDraft>();
  const draft = changed ?? kept;
  const [send, { isLoading, isError }] = useSendFeedbackMutation();
  function change(change: Partial<FeedbackDraft>) {
    const next = { ...draft, ...change };
    setDraft(next);
    storeDraft(next);
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isLoading || !isFeedbackMessage(draft.message)) return;
    const { error } = await send(draft);
    if (error) return;
    storeDraft(EMPTY_DRAFT);
    onSent();
  }
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <SegmentedControl
        legend={formatMessage(messages.type)}
        segments={[
          { value: 'report', label: formatMessage(messages.report) },
          { value: 'suggestion', label: formatMessage(messages.suggestion) },
        ]}
        value={draft.type}
        onChange={(type) => change({ type })}
      />
      <TextArea
        ref={message}
        label={formatMessage(messages.message)}
        hint={formatMessage(messages.hint)}
        value={draft.message}
        onChange={(message) => change({ message })}
        limit={MAX_FEEDBACK_LENGTH}
        isBusy={isLoading}
      />
      <div>
        <div role="alert">{isError && <p className={styles.alert}>{formatMessage(messages.failed)}</p>}</div>
        <Button type="submit" variant="primary" size="large" isBusy={isLoading} disabled={!isFeedbackMessage(draft.message)}>
          {formatMessage(messages.send)}
        </Button>
      </div>
    </form>
  );
}
