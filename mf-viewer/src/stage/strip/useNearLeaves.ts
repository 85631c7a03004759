import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { leavesBetween, type StripGeometry } from '../../model/layout/stripGeometry';

/** Screens that are drawn before and after the one in sight … */
const DRAWN = { before: 1.5, after: 2.5 };
/** … as soon as fewer than these are. Between the two nothing is drawn at all, so that not every frame of a scroll has to. */
const LEAST = { before: 0.75, after: 1.75 };
const SEEN = { before: 0, after: 0 };

interface Leaves {
  first: number;
  last: number;
}

interface Screen {
  top: number;
  height: number;
}

/** Which leaves of a strip are in the document: those within a few screens. */
export function useNearLeaves(
  geometry: StripGeometry,
  opening: () => Screen,
): { near: Leaves; lookAt: (top: number, height: number) => void } {
  const [near, setNear] = useState(() => around(geometry, opening(), DRAWN));
  /** The latest that was asked for; what is in the document may come later. */
  const asked = useRef({ geometry, near });
  const inDocument = useRef(near);
  useLayoutEffect(() => {
    inDocument.current = near;
  }, [near]);
  const lookAt = useCallback(
    (top: number, height: number) => {
      const screen = { top, height };
      const isSame = asked.current.geometry === geometry;
      if (
        isSame &&
        covers(asked.current.near, around(geometry, screen, LEAST)) &&
        covers(inDocument.current, around(geometry, screen, SEEN))
      )
        return;
      const next = around(geometry, screen, DRAWN);
      asked.current = { geometry, near: next };
      // What is not in sight yet may wait for what is more urgent, and is drawn in small pieces.
      if (isSame && covers(inDocument.current, around(geometry, screen, SEEN))) startTransition(() => setNear(next));
      else setNear(next);
    },
    [geometry],
  );
  return { near, lookAt };
}

function around(geometry: StripGeometry, { top, height }: Screen, { before, after }: { before: number; after: number }): Leaves {
  return leavesBetween(geometry, top - before * height, top + (1 + after) * height);
}

function covers(outer: Leaves, inner: Leaves): boolean {
  return outer.first <= inner.first && inner.last <= outer.last;
}
