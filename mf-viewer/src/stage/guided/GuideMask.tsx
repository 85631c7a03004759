import type { Box } from '../../model/bitmap/bitmap';
import type { Frame } from '../../model/framing/zoom';
import styles from './GuideMask.module.css';

/** Dims everything around a panel, so that the next panel is not a spoiler. It lies on the page and zooms with it. */
export function GuideMask({ box, frame: { stage, content } }: { box: Box; frame: Frame }) {
  const left = (stage.width - content.width) / 2 + box.x * content.width;
  const top = (stage.height - content.height) / 2 + box.y * content.height;
  const right = stage.width - left - box.w * content.width;
  const bottom = stage.height - top - box.h * content.height;
  return <div className={styles.mask} style={{ inset: `${top}px ${right}px ${bottom}px ${left}px` }} data-panel="" />;
}
