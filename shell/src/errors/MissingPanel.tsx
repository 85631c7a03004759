import { Sumi } from '@komawari/shared-ui';
import styles from './MissingPanel.module.css';

/** A 404 in three panels. The middle one has come off its nail and swings. The ink drop looks for it. */
export function MissingPanel() {
  return (
    <svg className={styles.art} viewBox="0 0 480 240" aria-hidden="true" focusable="false">
      <path className={styles.panel} d="M12 34 148 28l4 138-136 4Z" />
      <path className={styles.panel} d="M330 26l138 6-4 136-136-4Z" />
      <path className={styles.digit} d="M92 54 44 118h70M88 92v56" />
      <path className={styles.digit} d="M408 52 360 116h70M404 90v56" />
      <path className={styles.gap} d="M172 30h138v136H172Z" />
      <g className={styles.loose}>
        <circle className={styles.nail} cx="182" cy="34" r="4" />
        <path className={styles.fallen} d="M174 26l136 4-2 136-136-2Z" />
        <path className={styles.digit} d="M241 58c22 0 32 18 32 39s-10 39-32 39-32-18-32-39 10-39 32-39Z" />
      </g>
      <path className={styles.ground} d="M16 222h448" />
      <g className={styles.seeker}>
        <Sumi x={64} y={222} scale={0.9} mood="looking" />
        <circle className={styles.lens} cx="104" cy="196" r="11" />
        <path className={styles.lens} d="M96 205l-8 9" />
      </g>
    </svg>
  );
}
