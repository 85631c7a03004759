import styles from './HomeSections.module.css';

/** Which of them there are. */
export interface HomeSectionBoxesProps {
  coming?: boolean;
  highlight?: boolean;
}

/** Boxes of the sections, until it is known what stands in them. */
export function HomeSectionBoxes({ coming, highlight }: HomeSectionBoxesProps) {
  return (
    <>
      {coming && <div className={styles.coming} aria-hidden="true" />}
      {highlight && <div className={styles.highlight} aria-hidden="true" />}
    </>
  );
}
