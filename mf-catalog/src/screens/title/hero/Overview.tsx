import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './Overview.module.css';

/** A summary up to this length does not push the chapters off the screen. */
const SHORT_LENGTH = 280;

/** What the title is about. A long text is folded to four lines. */
export function Overview({ text, lang }: { text: string; lang: string | undefined }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!text) return null;
  const isLong = text.length > SHORT_LENGTH;
  return (
    <div className={styles.overview}>
      <p id={id} className={styles.text} data-folded={isLong && !isOpen} lang={lang}>
        {text}
      </p>
      {isLong && (
        <button type="button" className={styles.more} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {formatMessage(isOpen ? messages.less : messages.more)}
        </button>
      )}
    </div>
  );
}
