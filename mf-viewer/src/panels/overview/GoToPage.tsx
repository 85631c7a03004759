import { Button } from '@komawari/shared-ui';
import { type FormEvent, useId } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './Overview.module.css';

export interface GoToPageProps {
  pageNumber: number;
  pageCount: number;
  /** The reader asked to enter a page number, so the field gets the focus. */
  isFirst: boolean;
  onGo: (page: number) => void;
}

/** Goes to a page by its number, if the reader knows it: in a long chapter the grid is long too. */
export function GoToPage({ pageNumber, pageCount, isFirst, onGo }: GoToPageProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGo(Number(new FormData(event.currentTarget).get('page')));
  };
  return (
    <form className={styles.goTo} onSubmit={submit}>
      <label htmlFor={id}>{formatMessage(messages.goTo)}</label>
      <input
        ref={(field) => focusFirst(field, isFirst)}
        id={id}
        className={styles.goToField}
        name="page"
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={pageCount}
        defaultValue={pageNumber}
        onFocus={(event) => event.target.select()}
      />
      <Button type="submit" size="small">
        {formatMessage(messages.go)}
      </Button>
    </form>
  );
}

/** A dialog focuses the element with this attribute. React does not write `autoFocus` into the DOM. */
function focusFirst(field: HTMLInputElement | null, isFirst: boolean): void {
  if (isFirst) field?.setAttribute('autofocus', '');
}
