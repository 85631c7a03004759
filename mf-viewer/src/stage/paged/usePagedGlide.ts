import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type EndGlide, startGlide } from '../startGlide';
import type { Zoom } from '../zoom/useZoom';
import type { Track } from './useTrack';

interface Options {
  root: RefObject<HTMLElement | null>;
  track: Pick<Track, 'at'>;
  zoom: Pick<Zoom, 'pan'>;
  /** For electronic paper, nothing moves by itself. */
  isStill: boolean;
}

export interface PagedGlide {
  /** A page larger than the stage continues after a drag, in pixels per millisecond, until its edge or until another page. */
  start: (vx: number, vy: number) => void;
  end: () => void;
  /** The latest press stopped a glide, so that it is not a tap. */
  wasStoppedByPress: () => boolean;
}

export function usePagedGlide({ root, track, zoom, isStill }: Options): PagedGlide {
  const endGlide = useRef<EndGlide>(undefined);
  const wasStopped = useRef(false);
  // Listens to the DOM directly: React is not involved in a glide.
  useEffect(() => {
    // Effects run while the element is mounted.
    const element = root.current!;
    const stop = () => endGlide.current?.() ?? false;
    const press = () => {
      wasStopped.current = stop();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('wheel', stop, { passive: true });
    return () => {
      stop();
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('wheel', stop);
    };
  }, [root]);
  return useMemo(
    () => ({
      start(vx, vy) {
        if (isStill) return;
        const page = track.at();
        let [lastX, lastY] = [0, 0];
        endGlide.current = startGlide({ vx, vy }, (x, y) => {
          const [dx, dy] = [x - lastX, y - lastY];
          [lastX, lastY] = [x, y];
          // The first frame may come before anything has moved.
          return track.at() === page && (zoom.pan(dx, dy) || (dx === 0 && dy === 0));
        });
      },
      end: () => void endGlide.current?.(),
      wasStoppedByPress: () => wasStopped.current,
    }),
    [track, zoom, isStill],
  );
}
