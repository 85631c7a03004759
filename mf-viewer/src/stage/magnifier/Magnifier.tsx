import { type RefObject, useLayoutEffect, useState } from 'react';
import { enlarged, isInLoupe, LOUPE_RADIUS, type Point, type Rect } from '../../model/framing/loupe';
import styles from './Magnifier.module.css';

export interface MagnifierProps {
  root: RefObject<HTMLElement | null>;
  at: Point;
  /** CSS filter of the page layer. */
  filter: string;
}

interface Piece {
  src: string;
  /** The box of the page, and its picture within it: both enlarged. */
  box: Rect;
  picture: Rect;
}

/** A round piece of the page, larger. It shows the pictures that are there already, so it costs nothing to load. */
export function Magnifier({ root, at, filter }: MagnifierProps) {
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  // Where the pages are is known to the document alone.
  useLayoutEffect(() => setPieces(piecesUnder(root.current!, at)), [root, at]);
  return (
    <div
      className={styles.loupe}
      style={{ left: at.x - LOUPE_RADIUS, top: at.y - LOUPE_RADIUS, width: LOUPE_RADIUS * 2, height: LOUPE_RADIUS * 2, filter }}
      aria-hidden="true"
    >
      {pieces.map(({ src, box, picture }) => (
        <span key={src} className={styles.page} style={box}>
          <img
            src={src}
            alt=""
            className={styles.picture}
            style={{ ...picture, left: picture.left - box.left, top: picture.top - box.top }}
          />
        </span>
      ))}
    </div>
  );
}

function piecesUnder(root: HTMLElement, at: Point): Piece[] {
  const pages = Array.from(root.querySelectorAll<HTMLElement>('[data-page]')).filter((page) => !page.closest('[inert]'));
  return pages.flatMap((page) => {
    const picture = Array.from(page.querySelectorAll('img')).at(-1);
    const box = enlarged(page.getBoundingClientRect(), at);
    if (!picture || !isInLoupe(box)) return [];
    return [{ src: picture.src, box, picture: enlarged(picture.getBoundingClientRect(), at) }];
  });
}
