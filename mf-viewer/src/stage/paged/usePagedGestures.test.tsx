import { renderHook } from '@testing-library/react';
import type { Frame, View } from '../../model/framing/zoom';
import { canPan, panBy } from '../../model/framing/zoom';
import type { Zoom } from '../zoom/useZoom';
import { usePagedGestures } from './usePagedGestures';
import { usePagedGlide } from './usePagedGlide';
import type { Track } from './useTrack';

const stage = { width: 400, height: 800 };
const frame: Frame = { stage, content: stage };

/** A finger or a wheel on a page with this view, or on a page that is not a picture. */
function setup(view: View, { isPicture = true } = {}) {
  const element = document.body.appendChild(document.createElement('div'));
  const captured = new Set<number>();
  Object.assign(element, {
    setPointerCapture: (id: number) => captured.add(id),
    hasPointerCapture: (id: number) => captured.has(id),
  });
  const seen = { view };
  const turns: number[] = [];
  const taps: string[] = [];
  // Only the members that these gestures use.
  const zoom = {
    isZoomed: () => seen.view.scale > 1,
    canPan: (dx: number, dy: number) => canPan(seen.view, { dx, dy }, frame),
    pan(dx: number, dy: number) {
      if (!canPan(seen.view, { dx, dy }, frame)) return false;
      seen.view = panBy(seen.view, dx, dy, frame);
      return true;
    },
  } as Partial<Zoom> as Zoom;
  const track = { at: () => turns.length, hold: () => undefined, release: () => undefined } as Partial<Track> as Track;
  const root = { current: element };
  const { unmount } = renderHook(() =>
    usePagedGestures({
      ...{ root, current: root, track, zoom, stage },
      glide: usePagedGlide({ root, track, zoom, isStill: false }),
      at: { isRtl: false, isPicture, turnsPage: (by) => isPicture || by < 0 },
      turning: { turn: (by) => turns.push(by), jump: () => undefined },
      taps: { zoneAt: () => 'toggleBars', perform: (zone) => taps.push(zone) },
    }),
  );
  // jsdom has no pointer events: this is a mouse event with the additional fields.
  const send = (type: string, clientX: number, clientY: number, timeStamp = 0) => {
    const event = new MouseEvent(type, { clientX, clientY, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    element.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: 'touch' }));
  };
  return {
    seen,
    turns,
    taps,
    unmount,
    /** Drags down by 40 pixels in 40 milliseconds. */
    flick() {
      send('pointerdown', 200, 400, 0);
      for (let ms = 10; ms <= 40; ms += 10) send('pointermove', 200, 400 + ms, ms);
      send('pointerup', 200, 440, 40);
    },
    tap() {
      send('pointerdown', 200, 400);
      send('pointerup', 200, 400);
    },
    element,
    /** One notch, or half a notch. */
    wheel(deltaY: number) {
      const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
      return event;
    },
    /** Moves in 20 steps. */
    swipe(dx: number, dy = 0) {
      send('pointerdown', 200, 400);
      for (let way = 1; way <= 20; way += 1) send('pointermove', 200 + (dx * way) / 20, 400 + (dy * way) / 20);
      send('pointerup', 200 + dx, 400 + dy);
    },
  };
}

describe('a swipe over a zoomed page', () => {
  it('stops at the edge of the page, and only the next swipe turns', () => {
    const { seen, turns, swipe } = setup({ scale: 2, x: -170, y: 0 });
    swipe(-200);
    expect([seen.view.x, turns]).toEqual([-200, []]);
    swipe(-200);
    expect(turns).toEqual([1]);
  });

  it('follows the finger on both axes', () => {
    const { seen, swipe } = setup({ scale: 2, x: 0, y: 0 });
    swipe(-100, 30);
    // The first step is missing, since it only identifies the swipe.
    expect(seen.view.x).toBeCloseTo(-95);
    expect(seen.view.y).toBeCloseTo(28.5);
  });
});

describe('a flick over a zoomed page', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('glides on after the finger has left, and ends at the edge', () => {
    const { seen, flick, unmount } = setup({ scale: 2, x: 0, y: 0 });
    flick();
    expect(seen.view.y).toBe(40);
    jest.advanceTimersByTime(200);
    expect(seen.view.y).toBeGreaterThan(100);
    jest.advanceTimersByTime(3000);
    expect(seen.view.y).toBeCloseTo(349, 0);
    flick();
    jest.advanceTimersByTime(3000);
    expect(seen.view.y).toBe(400);
    unmount();
  });

  it('is stopped by the next press, which does not count as a tap', () => {
    const { seen, taps, flick, tap, unmount } = setup({ scale: 2, x: 0, y: 0 });
    flick();
    jest.advanceTimersByTime(100);
    tap();
    const { y } = seen.view;
    jest.advanceTimersByTime(1000);
    expect([seen.view.y, taps]).toEqual([y, []]);
    tap();
    jest.advanceTimersByTime(1000);
    expect(taps).toEqual(['toggleBars']);
    unmount();
  });
});

describe('the wheel over a leaf that is not a picture', () => {
  it('turns back, but does not turn forward past the end of the chapter', () => {
    const { turns, wheel } = setup({ scale: 1, x: 0, y: 0 }, { isPicture: false });
    expect(wheel(100).defaultPrevented).toBe(true);
    expect(turns).toEqual([]);
    const other = setup({ scale: 1, x: 0, y: 0 }, { isPicture: false });
    other.wheel(-100);
    expect(other.turns).toEqual([-1]);
  });

  it('scrolls the leaf first when it can scroll', () => {
    const { turns, wheel, element } = setup({ scale: 1, x: 0, y: 0 }, { isPicture: false });
    const scroller = element.appendChild(document.createElement('div'));
    scroller.dataset.scroller = '';
    Object.defineProperties(scroller, { scrollHeight: { value: 900 }, clientHeight: { value: 800 } });
    scroller.scrollTop = 100;
    expect(wheel(-100).defaultPrevented).toBe(false);
    expect(turns).toEqual([]);
  });
});

test('a swipe over a page that is not zoomed turns it', () => {
  const { turns, swipe } = setup({ scale: 1, x: 0, y: 0 });
  swipe(-200);
  swipe(200);
  expect(turns).toEqual([1, -1]);
});
