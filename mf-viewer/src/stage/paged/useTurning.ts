import { type RefObject, useRef } from 'react';
import type { PositionHandle } from '../../chapter/position/usePosition';
import type { OpensAt } from '../../model/framing/zoom';
import type { Size } from '../../model/layout/size';
import type { Spread } from '../../model/layout/spreads';
import type { Guide } from '../guided/useGuide';
import type { StageProps } from '../StageHandle';
import type { Zoom } from '../zoom/useZoom';
import type { Track } from './useTrack';

interface Options {
  root: RefObject<HTMLElement | null>;
  track: Track;
  zoom: Zoom;
  position: PositionHandle;
  spreads: readonly Spread[];
  guide: Guide | undefined;
  onPastEnd: StageProps['onPastEnd'];
  /** The size of a spread's content, and whether it is a picture. */
  contentOf: (at: number) => { size: Size; isPicture: boolean };
}

export interface Turning {
  /** Turns to the next or previous panel or page. The page opens at its start, or at its end if the reader steps back. */
  turn: (by: -1 | 1, opensAt?: OpensAt) => void;
  /** Goes to a spread, without a slide if it is far away. */
  jump: (to: number) => void;
}

/**
 * The first and the last page stay for at least this time before a further turn leaves the chapter, so that fast turns end there.
 */
const PAUSE_AT_END_MS = 300;

/**
 * Turns pages. A spread that is rendered ahead slides in at once, since the compositor has it already. React updates after that
 * is painted (decision 28). If no spread is ready, or a camera leads the reader, React renders first.
 */
export function useTurning({ root, track, zoom, position, spreads, guide, contentOf, onPastEnd }: Options): Turning {
  const turnedAt = useRef(-Infinity);

  function spreadAt(to: number): number {
    return Math.min(Math.max(0, to), spreads.length - 1);
  }

  function turnBeyondEnd(by: -1 | 1): void {
    if (performance.now() - turnedAt.current >= PAUSE_AT_END_MS) onPastEnd(by);
  }

  function reach(at: number, when: 'now' | 'later'): void {
    turnedAt.current = performance.now();
    // The track is always on one of the spreads.
    const { first } = spreads[at]!;
    position.moveTo({ leaf: first, fraction: 0 }, when);
  }

  function jump(to: number): void {
    const at = spreadAt(to);
    // Within one spread the exact position stays, so that switching to vertical and back loses nothing.
    if (!spreads[at] || at === track.at()) return;
    track.follow();
    reach(at, 'now');
  }

  function turnTo(to: number): void {
    const at = spreadAt(to);
    // This is called only while the element is mounted.
    const ready = guide ? null : root.current!.querySelector<HTMLElement>(`[data-spread="${at}"]`);
    if (!ready || at === track.at()) return jump(at);
    const { size, isPicture } = contentOf(at);
    zoom.turnTo(ready, { page: at, content: size, isPicture });
    track.slideTo(at);
    reach(at, 'later');
  }

  return {
    jump,
    turn(by, opensAt = 'start') {
      if (guide?.step(by)) return;
      const to = track.at() + by;
      if (to < 0 || to >= spreads.length) return turnBeyondEnd(by);
      zoom.willOpen(opensAt);
      turnTo(to);
    },
  };
}
