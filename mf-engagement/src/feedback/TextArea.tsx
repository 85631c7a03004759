import { classNames } from '@komawari/shared-ui';
import { type ReactNode, type Ref, useId } from 'react';
import { useIntl } from 'react-intl';
import { counterMessage, tooLongMessage } from './feedbackMessages';
import styles from './TextArea.module.css';

export interface TextAreaProps {
  ref?: Ref<HTMLTextAreaElement>;
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Maximum number of characters. Nothing is cut off: the excess is counted and stays until the reader shortens the text. */
  limit?: number;
  /** Whether its text is being sent. */
  isBusy?: boolean;
  columns?: number;
  rows?: number;
}

/** A text field of several lines with a counter. The defaults come from docs/specification.md §5, §9. */
export function TextArea({
  ref,
  label,
  hint,
  value,
  onChange,
  limit = 500,
  isBusy = false,
  columns = 30,
  rows = 10,
}: TextAreaProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const excess = value.length - limit;
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <textarea
        ref={ref}
        id={id}
        className={styles.input}
        cols={columns}
        rows={rows}
        value={value}
        required
        readOnly={isBusy}
        aria-invalid={excess > 0}
        aria-describedby={`${hint ? `${id}hint ` : ''}${id}count`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}count`} className={classNames(styles.count, excess > 0 && styles.excess)}>
        {excess > 0
          ? formatMessage(tooLongMessage, { count: excess })
          : formatMessage(counterMessage, { count: value.length, limit })}
      </p>
    </div>
  );
}
