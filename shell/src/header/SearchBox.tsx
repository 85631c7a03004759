import { paths } from '@komawari/shared-domain';
import { useNavigate } from '@komawari/shared-state';
import { SearchIcon } from '@komawari/shared-ui';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './SearchBox.module.css';

/**
 * Opens /search_result with the keyword (docs/specification.md §2). It is a plain form, so it works before the rest of the page
 * does.
 */
export function SearchBox() {
  const intl = useIntl();
  const navigate = useNavigate();
  const label = intl.formatMessage(messages.search);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const keyword = new FormData(event.currentTarget).get('keyword');
    void navigate(paths.search(String(keyword ?? '').trim()));
  }
  return (
    <form role="search" aria-label={label} className={styles.box} action={paths.search()} onSubmit={handleSubmit}>
      <input
        type="search"
        name="keyword"
        className={styles.input}
        aria-label={label}
        placeholder={intl.formatMessage(messages.searchHint)}
        enterKeyHint="search"
      />
      <button type="submit" className={styles.submit} aria-label={label}>
        <SearchIcon size="small" />
      </button>
    </form>
  );
}
