import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** The ratio of a picture that is to come, for example `2 / 3`. */
  ratio?: string;
  /** How many lines the text has that is to come. */
  lines?: number;
}

/** A flat tone of paper where a box or lines of text will be, in their final size. Silent: the region that waits says so. */
export function Skeleton({ ratio, lines }: SkeletonProps) {
  if (ratio) return <div className={styles.box} style={{ aspectRatio: ratio }} aria-hidden="true" />;
  return (
    <div aria-hidden="true">
      {Array.from({ length: lines ?? 1 }, (_, index) => (
        <div key={index} className={styles.line} />
      ))}
    </div>
  );
}
