import { renderHook } from '@testing-library/react';
import type { Frame, View } from '../../model/framing/zoom';
import { canPan, panBy } from '../../model/framing/zoom';
import type { Zoom } from '../zoom/useZoom';
import { usePagedGestures } from './usePagedGestures';
import type { Track } from './useTrack';

const stage = { width: 400, height: 800 };
const frame: Frame = { stage, content: stage };

/** A finger on a page that is seen like this. */
function setup(view: View) {
  const element = document.body.appendChild(document.createElement('div'));
  const captured = new Set<number>();
  Object.assign(element, {
    setPointerCapture: (id: number) => captured.add(id),
    hasPointerCapture: (id: number) => captured.has(id),
  });
  const seen = { view };
  const turns: number[] = [];
  // What these gestures ask of them, and nothing else.
  const zoom = {
    isZoomed: () => seen.view.scale > 1,
    canPan: (dx: number, dy: number) => canPan(seen.view, { dx, dy }, frame),
    pan(dx: number, dy: number) {
      if (!canPan(seen.view, { dx, dy }, frame)) return false;
      seen.view = panBy(seen.view, dx, dy, frame);
      return true;
    },
  } as Partial<Zoom> as Zoom;
  const track = { hold: () => undefined, release: () => undefined } as Partial<Track> as Track;
  renderHook(() =>
    usePagedGestures({
      ...{ root: { current: element }, track, zoom, stage },
      at: { isRtl: false, isPicture: true, turnsPage: () => true },
      turning: { turn: (by) => turns.push(by), jump: () => undefined },
      taps: { zoneAt: () => 'toggleBars', perform: () => undefined },
    }),
  );
  // jsdom knows no pointers: a mouse event with what they have besides.
  const send = (type: string, clientX: number, clientY: number) =>
    element.dispatchEvent(
      Object.assign(new MouseEvent(type, { clientX, clientY, bubbles: true }), { pointerId: 1, pointerType: 'touch' }),
    );
  return {
    seen,
    turns,
    /** Goes by steps of ten pixels. */
    swipe(dx: number, dy = 0) {
      send('pointerdown', 200, 400);
      for (let way = 1; way <= 20; way += 1) send('pointermove', 200 + (dx * way) / 20, 400 + (dy * way) / 20);
      send('pointerup', 200 + dx, 400 + dy);
    },
  };
}

describe('a swipe over a zoomed page', () => {
  it('that begins near its edge goes to the edge, and only the next one turns', () => {
    const { seen, turns, swipe } = setup({ scale: 2, x: -170, y: 0 });
    swipe(-200);
    expect([seen.view.x, turns]).toEqual([-200, []]);
    swipe(-200);
    expect(turns).toEqual([1]);
  });

  it('goes where the finger goes, also a little across its main way', () => {
    const { seen, swipe } = setup({ scale: 2, x: 0, y: 0 });
    swipe(-100, 30);
    // But for the first step, by which a swipe is known.
    expect(seen.view.x).toBeCloseTo(-95);
    expect(seen.view.y).toBeCloseTo(28.5);
  });
});

test('a swipe over a whole page turns it', () => {
  const { turns, swipe } = setup({ scale: 1, x: 0, y: 0 });
  swipe(-200);
  swipe(200);
  expect(turns).toEqual([1, -1]);
});
