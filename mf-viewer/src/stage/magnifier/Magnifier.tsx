import { type RefObject, useLayoutEffect, useState } from 'react';
import { isBlurred } from '../../model/chapter/sharperPictures';
import { enlarged, isInLoupe, LOUPE_RADIUS, type Point, type Rect } from '../../model/framing/loupe';
import styles from './Magnifier.module.css';

export interface MagnifierProps {
  root: RefObject<HTMLElement | null>;
  at: Point;
  /** CSS filter of the page layer. */
  filter: string;
  /** The page with this number has fewer pixels than the loupe shows of it. */
  onBlurred: (page: number) => void;
}

interface Piece {
  number: number;
  src: string;
  /** The width of the picture in pixels. */
  pixels: number;
  /** The enlarged boxes of the page and of its picture. */
  box: Rect;
  picture: Rect;
}

/** A round, enlarged part of the page. It shows the loaded pictures, and sharper ones as soon as they load. */
export function Magnifier({ root, at, filter, onBlurred }: MagnifierProps) {
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  // Only the document knows where the pages are.
  useLayoutEffect(() => {
    // The root is mounted as long as the loupe is.
    const under = piecesUnder(root.current!, at);
    setPieces(under);
    for (const { number, picture, pixels } of under)
      if (pixels > 0 && isBlurred(pixels, picture.width, devicePixelRatio)) onBlurred(number);
  }, [root, at, onBlurred]);
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
    // A sharper picture lies above the others, once it has loaded.
    const pictures = Array.from(page.querySelectorAll('img'));
    const picture = pictures.findLast(({ complete }) => complete) ?? pictures[0];
    const box = enlarged(page.getBoundingClientRect(), at);
    if (!picture || !isInLoupe(box)) return [];
    const number = Number(page.dataset.page);
    return [
      { number, pixels: picture.naturalWidth, src: picture.src, box, picture: enlarged(picture.getBoundingClientRect(), at) },
    ];
  });
}
