import type { RefObject } from 'react';
import type { PositionHandle } from '../../chapter/position/usePosition';
import type { Size } from '../../model/layout/size';
import type { Spread } from '../../model/layout/spreads';
import type { Guide } from '../guided/useGuide';
import type { Zoom } from '../zoom/useZoom';
import type { Track } from './useTrack';

interface Options {
  root: RefObject<HTMLElement | null>;
  track: Track;
  zoom: Zoom;
  position: PositionHandle;
  spreads: readonly Spread[];
  guide: Guide | undefined;
  /** The content of a spread, and whether it is a picture. */
  contentOf: (at: number) => { size: Size; isPicture: boolean };
}

export interface Turning {
  /** Turns to the next or previous panel or page. */
  turn: (by: -1 | 1) => void;
  /** Goes to a spread, without a slide where it is far. */
  jump: (to: number) => void;
}

/**
 * Turns pages. A spread that stands ready slides in at once, as the compositor has it already; React hears of it after that
 * was painted (decision 28). Where there is nothing ready, or a camera leads, React draws it first.
 */
export function useTurning({ root, track, zoom, position, spreads, guide, contentOf }: Options): Turning {
  function spreadAt(to: number): number {
    return Math.min(Math.max(0, to), spreads.length - 1);
  }

  function reach(at: number, when: 'now' | 'later'): void {
    // The track stands on one of the spreads.
    const { first } = spreads[at]!;
    position.moveTo({ leaf: first, fraction: 0 }, first, when);
  }

  function jump(to: number): void {
    const at = spreadAt(to);
    // Within one spread the exact position stays as it is: turning to vertical and back loses nothing.
    if (!spreads[at] || at === track.at()) return;
    track.follow();
    reach(at, 'now');
  }

  function turnTo(to: number): void {
    const at = spreadAt(to);
    // Whoever calls this does so while the element is mounted.
    const ready = guide ? null : root.current!.querySelector<HTMLElement>(`[data-spread="${at}"]`);
    if (!ready || at === track.at()) return jump(at);
    const { size, isPicture } = contentOf(at);
    zoom.turnTo(ready, { page: at, content: size, isPicture });
    track.slideTo(at);
    reach(at, 'later');
  }

  return {
    jump,
    turn: (by) => void (guide?.step(by) || turnTo(track.at() + by)),
  };
}
