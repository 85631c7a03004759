import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** The ratio of the picture that is loading, for example `2 / 3`. */
  ratio?: string;
  /** The number of lines of the text that is loading. */
  lines?: number;
}

/**
 * A flat paper color in place of a box or lines of text that are loading, in their final size. Hidden from screen readers,
 * because the waiting region announces it.
 */
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
