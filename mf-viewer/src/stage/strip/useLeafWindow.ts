import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { leavesBetween, type StripGeometry } from '../../model/layout/stripGeometry';

/** How many screens are rendered before and after the visible one. */
const RENDERED = { before: 1.5, after: 2.5 };
/** The window moves only when fewer screens than these are rendered. So not every frame of a scroll renders. */
const MIN_RENDERED = { before: 0.75, after: 1.75 };
const VISIBLE = { before: 0, after: 0 };

interface Leaves {
  first: number;
  last: number;
}

interface Screen {
  top: number;
  height: number;
}

/** The leaves of a strip that are in the document: those within a few screens. */
export function useLeafWindow(
  geometry: StripGeometry,
  opening: () => Screen,
): { near: Leaves; scrolledTo: (top: number, height: number) => void } {
  const [near, setNear] = useState(() => around(geometry, opening(), RENDERED));
  /** The window requested last. The document may follow later. */
  const requested = useRef({ geometry, near });
  const inDocument = useRef(near);
  useLayoutEffect(() => {
    inDocument.current = near;
  }, [near]);
  const scrolledTo = useCallback(
    (top: number, height: number) => {
      const screen = { top, height };
      const isSame = requested.current.geometry === geometry;
      if (
        isSame &&
        covers(requested.current.near, around(geometry, screen, MIN_RENDERED)) &&
        covers(inDocument.current, around(geometry, screen, VISIBLE))
      )
        return;
      const next = around(geometry, screen, RENDERED);
      requested.current = { geometry, near: next };
      // Leaves that are not visible yet may wait for more urgent work, and render in small pieces.
      if (isSame && covers(inDocument.current, around(geometry, screen, VISIBLE))) startTransition(() => setNear(next));
      else setNear(next);
    },
    [geometry],
  );
  return { near, scrolledTo };
}

function around(geometry: StripGeometry, { top, height }: Screen, { before, after }: { before: number; after: number }): Leaves {
  return leavesBetween(geometry, top - before * height, top + (1 + after) * height);
}

function covers(outer: Leaves, inner: Leaves): boolean {
  return outer.first <= inner.first && inner.last <= outer.last;
}
