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
  /** The content of a spread, and whether it is a picture. */
  contentOf: (at: number) => { size: Size; isPicture: boolean };
}

export interface Turning {
  /** Turns to the next or previous panel or page, which then is seen from its beginning, or from its end by who steps back through it. */
  turn: (by: -1 | 1, opensAt?: OpensAt) => void;
  /** Goes to a spread, without a slide where it is far. */
  jump: (to: number) => void;
}

/** The first and the last page are looked at for so long before a further turn leaves the chapter: fast turns end there. */
const PAUSE_AT_END_MS = 300;

/**
 * Turns pages. A spread that stands ready slides in at once, as the compositor has it already; React hears of it after that
 * was painted (decision 28). Where there is nothing ready, or a camera leads, React draws it first.
 */
export function useTurning({ root, track, zoom, position, spreads, guide, contentOf, onPastEnd }: Options): Turning {
  const turnedAt = useRef(-Infinity);

  function spreadAt(to: number): number {
    return Math.min(Math.max(0, to), spreads.length - 1);
  }

  function passEnd(by: -1 | 1): void {
    if (performance.now() - turnedAt.current >= PAUSE_AT_END_MS) onPastEnd(by);
  }

  function reach(at: number, when: 'now' | 'later'): void {
    turnedAt.current = performance.now();
    // The track stands on one of the spreads.
    const { first } = spreads[at]!;
    position.moveTo({ leaf: first, fraction: 0 }, when);
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
    turn(by, opensAt = 'start') {
      if (guide?.step(by)) return;
      const to = track.at() + by;
      if (to < 0 || to >= spreads.length) return passEnd(by);
      zoom.willOpen(opensAt);
      turnTo(to);
    },
  };
}
