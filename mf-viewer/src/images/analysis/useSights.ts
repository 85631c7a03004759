import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { LookFor, SightOf } from '../../model/analysis/lookAtPixels';
import { isComic, type Leaf } from '../../model/chapter/leaves';
import { usePages } from '../PagesProvider';
import { useEyes } from './EyesProvider';

interface Options {
  leaves: readonly Leaf[];
  /** First and last leaf in sight. */
  seen: { first: number; last: number };
  /** What is to be found; nothing at all while no part of the viewer asks for it. */
  lookFor: LookFor | undefined;
}

/** Pages are looked at as they arrive: those in sight, and those around them. */
const AROUND = { before: 2, after: 5 };

/** Has the pages near the reader looked at, and tells what was seen on them. */
export function useSights({ leaves, seen: { first, last }, lookFor }: Options): SightOf {
  const pages = usePages();
  const eyes = useEyes();
  const version = useSyncExternalStore(eyes.subscribe, eyes.version, eyes.version);
  const panels = lookFor?.panels;
  const isRtl = lookFor?.isRtl;
  // Both the pictures and the eyes live outside React.
  useEffect(() => {
    if (panels === undefined || isRtl === undefined) return;
    const near = [
      ...leaves.slice(first, last + 1 + AROUND.after),
      ...leaves.slice(Math.max(0, first - AROUND.before), first),
    ].filter(isComic);
    const look = () => {
      for (const leaf of near) {
        const state = pages.stateOf(leaf);
        if (state.kind === 'ready') eyes.look(leaf.imageUrl, state.picture, { panels, isRtl });
      }
    };
    look();
    return pages.subscribe(look);
  }, [pages, eyes, leaves, first, last, panels, isRtl]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what it answers changes with the version
  return useCallback((leaf) => eyes.seen(leaf.imageUrl), [eyes, version]);
}
