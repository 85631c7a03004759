import { SearchIcon } from '@komawari/shared-ui';
import { type FormEvent, useId } from 'react';
import { useIntl } from 'react-intl';
import styles from './FaqSearch.module.css';
import { faqFoundMessage, faqMessages as messages } from './faqMessages';

export interface FaqSearchProps {
  query: string;
  onChange: (query: string) => void;
  /** The number of matches, or `undefined` while the field is empty. */
  count: number | undefined;
}

/** The search field and the number of matches, shown and announced. It searches while the reader types. */
export function FaqSearch({ query, onChange, count }: FaqSearchProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The results are already there, but on a phone the keyboard covers them.
    event.currentTarget.querySelector('input')?.blur();
  }
  return (
    // Enter before the page is hydrated would reload it and lose what was typed. Outside a dialog, this method does nothing.
    <form
      role="search"
      method="dialog"
      aria-label={formatMessage(messages.search)}
      className={styles.search}
      onSubmit={handleSubmit}
    >
      <label className={styles.label} htmlFor={id}>
        {formatMessage(messages.search)}
      </label>
      <div className={styles.field}>
        <SearchIcon size="small" />
        <input
          id={id}
          className={styles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          value={query}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <p className={styles.count} role="status">
        {count !== undefined && formatMessage(faqFoundMessage, { count })}
      </p>
    </form>
  );
}
