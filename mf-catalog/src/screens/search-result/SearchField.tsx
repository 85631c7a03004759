import { paths } from '@komawari/shared-domain';
import { useNavigationType } from '@komawari/shared-state';
import { SearchIcon } from '@komawari/shared-ui';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import { focusFirstResult } from './results/resultFocus';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Called when the reader has finished typing. */
  onLeave: () => void;
}

/**
 * The search input, focused on open (docs/specification.md §2, Search). The down key moves to the first result. It is a form with
 * an address, so that it also searches without scripts and before they have loaded.
 */
export function SearchField({ value, onChange, onLeave }: SearchFieldProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const isComingBack = useNavigationType() === 'POP';
  const wasOpened = useRef(false);
  // The focus belongs to the document. Effects run again when the page is shown again, but a reader who comes back continues at
  // the result that they pressed.
  useEffect(() => {
    if (wasOpened.current && isComingBack) return;
    wasOpened.current = true;
    input.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- a URL update while the reader types must not move the focus
  }, []);

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
    <form role="search" className={styles.field} action={paths.search()} onSubmit={handleSubmit}>
      <SearchIcon />
      <input
        ref={input}
        type="search"
        name="keyword"
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
