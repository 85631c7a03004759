import styles from './HomeSections.module.css';

/** Which of the sections exist. */
export interface HomeSectionBoxesProps {
  coming?: boolean;
  highlight?: boolean;
}

/** Placeholder boxes of the sections until their content is known. */
export function HomeSectionBoxes({ coming, highlight }: HomeSectionBoxesProps) {
  return (
    <>
      {coming && <div className={styles.coming} aria-hidden="true" />}
      {highlight && <div className={styles.highlight} aria-hidden="true" />}
    </>
  );
}
