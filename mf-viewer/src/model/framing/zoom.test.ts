import fc from 'fast-check';
import {
  canPan,
  clampView,
  type Frame,
  openingView,
  panBy,
  stepView,
  type View,
  viewAfter,
  viewOfBox,
  zoomAround,
  zoomOut,
} from './zoom';

const frame: Frame = { stage: { width: 400, height: 800 }, content: { width: 400, height: 600 } };
const aNumber = fc.double({ min: -3000, max: 3000, noNaN: true });
const aSize = fc.record({ width: fc.integer({ min: 200, max: 2000 }), height: fc.integer({ min: 200, max: 4000 }) });
const aFrame = fc.record({ stage: aSize, content: aSize });
const aView = fc.record({ scale: fc.double({ min: 1, max: 5, noNaN: true }), x: aNumber, y: aNumber });

describe('zoom', () => {
  it('keeps the point under the finger in place', () => {
    const view = zoomAround({ scale: 1, x: 0, y: 0 }, { x: 100, y: 0 }, 2, frame);
    expect(view).toEqual({ scale: 2, x: -100, y: 0 });
  });

  it('is limited to between the whole page and a scale of 5', () => {
    expect(zoomAround({ scale: 1, x: 0, y: 0 }, { x: 0, y: 0 }, 90, frame).scale).toBe(5);
    expect(zoomAround({ scale: 2, x: 80, y: 10 }, { x: 50, y: 0 }, 0.1, frame)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it('opens a page larger than the stage at its start', () => {
    const wide: Frame = { stage: { width: 400, height: 800 }, content: { width: 1000, height: 900 } };
    expect(openingView(wide, false)).toEqual({ scale: 1, x: 300, y: 50 });
    expect(openingView(wide, true)).toEqual({ scale: 1, x: -300, y: 50 });
  });

  it('opens a page larger than the stage at its end when the reader turns back to it', () => {
    const wide: Frame = { stage: { width: 400, height: 800 }, content: { width: 1000, height: 900 } };
    expect(openingView(wide, false, 1, 'end')).toEqual({ scale: 1, x: -300, y: -50 });
    expect(openingView(wide, true, 1, 'end')).toEqual({ scale: 1, x: 300, y: -50 });
  });

  it('pans only where part of the page is hidden', () => {
    const zoomed = { scale: 2, x: 0, y: 0 };
    expect(canPan(zoomed, { dx: -10, dy: 0 }, frame)).toBe(true);
    expect(canPan(panBy(zoomed, -9999, 0, frame), { dx: -10, dy: 0 }, frame)).toBe(false);
    expect(canPan({ scale: 1, x: 0, y: 0 }, { dx: -10, dy: 0 }, frame)).toBe(false);
  });
});

describe('a page larger than the stage', () => {
  const wide: Frame = { stage: { width: 400, height: 800 }, content: { width: 400, height: 1800 } };
  const end = { scale: 1, x: 0, y: -500 };

  it('returns to the same view after zooming in and out', () => {
    expect(zoomOut(zoomAround(end, { x: 0, y: 0 }, 2, wide), wide)).toEqual(end);
  });

  it('keeps its view and zoom when the stage changes size', () => {
    const wider: Frame = { stage: { width: 800, height: 400 }, content: { width: 800, height: 3600 } };
    expect(viewAfter(end, wide, wider, true)).toEqual({ scale: 1, x: 0, y: -1600 });
    expect(viewAfter({ scale: 2, x: 100, y: -1400 }, wide, wider, true)).toEqual({ scale: 2, x: 200, y: -3400 });
  });

  it('starts at its beginning when the whole page was visible before the stage changed', () => {
    const whole: Frame = { ...wide, content: { width: 177, height: 800 } };
    expect(viewAfter({ scale: 1, x: 0, y: 0 }, whole, wide, true)).toEqual(openingView(wide, true));
    expect(viewAfter(end, wide, whole, true)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});

describe('any view', () => {
  it('never shows empty stage beside content that is larger than the stage', () => {
    fc.assert(
      fc.property(aView, aFrame, (view, { stage, content }) => {
        const { scale, x, y } = clampView(view, { stage, content });
        expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (content.width * scale - stage.width) / 2) + 1e-6);
        expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (content.height * scale - stage.height) / 2) + 1e-6);
      }),
    );
  });

  it('is unchanged when it is clamped a second time', () => {
    fc.assert(
      fc.property(aView, aFrame, (view, any) => {
        const once = clampView(view, any);
        expect(clampView(once, any)).toEqual(once);
      }),
    );
  });

  it('centers a part of the page on the stage and fills 96% of it, at a scale from 1 to 4', () => {
    const share = fc.double({ min: 0.05, max: 1, noNaN: true });
    const box = fc
      .tuple(share, share, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([w, h, x, y]) => ({ x: x * (1 - w), y: y * (1 - h), w, h }));
    const whole = fc.tuple(aSize, aSize).map(([stage, page]): Frame => {
      const fit = Math.min(stage.width / page.width, stage.height / page.height);
      return { stage, content: { width: page.width * fit, height: page.height * fit }, isFree: true };
    });
    fc.assert(
      fc.property(whole, box, (free, part) => {
        const view = viewOfBox(free, part);
        expect(clampView(view, free)).toEqual({ scale: view.scale, x: expect.closeTo(view.x), y: expect.closeTo(view.y) });
        const [w, h] = [part.w * free.content.width * view.scale, part.h * free.content.height * view.scale];
        expect(w).toBeLessThanOrEqual(free.stage.width + 1e-6);
        expect(h).toBeLessThanOrEqual(free.stage.height + 1e-6);
        const filled = Math.max(w / free.stage.width, h / free.stage.height);
        expect(view.scale).toBeCloseTo(Math.min(4, Math.max(1, (view.scale * 0.96) / filled)));
        // The center of the part comes to the center of the stage.
        expect(view.x + (part.x + part.w / 2 - 0.5) * free.content.width * view.scale).toBeCloseTo(0);
        expect(view.y + (part.y + part.h / 2 - 0.5) * free.content.height * view.scale).toBeCloseTo(0);
      }),
    );
  });
});

describe('stepView', () => {
  it.each([
    ['wider than the stage, as it is with Fit: Height', { width: 1000, height: 800 }, false],
    ['wider than the stage, read from the right', { width: 1000, height: 800 }, true],
    ['higher than the stage, as it is with Fit: Width', { width: 400, height: 2000 }, false],
    ['larger than the stage both ways', { width: 1000, height: 2000 }, true],
  ])('covers a whole page that is %s, and returns to its start when stepping back', (_, content, isRtl) => {
    const large: Frame = { stage: { width: 400, height: 800 }, content };
    const views = (from: View, by: 1 | -1): View[] => {
      const next = stepView(from, by, large, isRtl);
      return next ? [from, ...views(next, by)] : [from];
    };
    const forward = views(openingView(large, isRtl), 1);
    expect(forward.at(-1)).toEqual(openingView(large, isRtl, 1, 'end'));
    const areaSeen = new Set<string>();
    for (const { x, y } of forward) {
      for (let px = 0; px < content.width; px += 20) {
        for (let py = 0; py < content.height; py += 20) {
          const [screenX, screenY] = [px - content.width / 2 + x, py - content.height / 2 + y];
          if (Math.abs(screenX) <= 200 && Math.abs(screenY) <= 400) areaSeen.add(`${px} ${py}`);
        }
      }
    }
    expect(areaSeen.size).toBe((content.width / 20) * (content.height / 20));
    expect(views(openingView(large, isRtl, 1, 'end'), -1).at(-1)).toEqual(openingView(large, isRtl));
  });

  it('is undefined when the whole page is on the stage', () => {
    expect(stepView({ scale: 1, x: 0, y: 0 }, 1, frame, false)).toBeUndefined();
  });
});
