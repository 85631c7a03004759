import { Fragment } from 'react';
import { partsOfKey } from '../../model/input/keyNames';
import styles from './KeySheet.module.css';
import { useKeyLabel } from './useKeyLabel';

/** A key as printed on a keyboard, with its modifier. */
export function KeyCap({ name }: { name: string }) {
  const labelOf = useKeyLabel();
  return (
    <span className={styles.combination}>
      {partsOfKey(name).map((part) => (
        <Fragment key={part}>
          <kbd>{labelOf(part)}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
