import { classNames } from '@komawari/shared-ui';
import { type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './FacetBar.module.css';
import type { Facet } from './facets';

export interface FacetGroupProps<Value> {
  legend: string;
  facets: readonly (Facet<Value> & { label: string; lang?: string })[];
  /** Whether to show the facets on as many lines as they need. */
  isOpen?: boolean;
  onToggle: (value: Value) => void;
  /** Stands after the facets. */
  children?: ReactNode;
}

/** Facets of one kind. They are checkboxes that look like buttons. */
export function FacetGroup<Value extends string | number>({
  legend,
  facets,
  isOpen,
  onToggle,
  children,
}: FacetGroupProps<Value>) {
  const { formatNumber } = useIntl();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.facets, isOpen && styles.open)}>
        {facets.map(({ value, label, lang, count, isChosen }) => (
          <label key={value} className={styles.facet}>
            {/* After a reload, Firefox would check the box at the old place of a chosen facet. Chosen facets come first. */}
            <input
              type="checkbox"
              className={styles.box}
              checked={isChosen}
              onChange={() => onToggle(value)}
              autoComplete="off"
            />
            <span className={styles.label} lang={lang}>
              {label}
            </span>{' '}
            <span className={styles.count}>{formatNumber(count)}</span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
