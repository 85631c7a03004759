import styles from './HomeSections.module.css';

/** Their places, until it is known what stands in them. */
export function HomeSectionBoxes() {
  return (
    <>
      <div className={styles.coming} aria-hidden="true" />
      <div className={styles.highlight} aria-hidden="true" />
    </>
  );
}
