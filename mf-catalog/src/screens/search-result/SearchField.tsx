import { SearchIcon } from '@komawari/shared-ui';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import { focusFirstResult } from './results/resultFocus';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** The reader has done typing. */
  onLeave: () => void;
}

/** The search input, focused on open (docs/specification.md §2, Search). The down key goes on to the first result. */
export function SearchField({ value, onChange, onLeave }: SearchFieldProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  // The focus belongs to the document.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusFirstResult(event.currentTarget);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onLeave();
  }

  return (
    <form role="search" className={styles.field} onSubmit={handleSubmit}>
      <SearchIcon />
      <input
        ref={input}
        type="search"
        className={styles.input}
        value={value}
        placeholder={formatMessage(messages.label)}
        aria-label={formatMessage(messages.label)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={onLeave}
      />
    </form>
  );
}
