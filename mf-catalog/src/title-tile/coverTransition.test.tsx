import { render } from '@testing-library/react';
import { startGrowth, useCoverTransition } from './coverTransition';

function Cover({ image }: { image: string }) {
  return <div ref={useCoverTransition(image)} />;
}

const reducedMotion = jest.spyOn(globalThis, 'matchMedia');
let frames: { transform?: unknown }[] = [];
let animations: { currentTime: number }[] = [];
let now = 0;
const waiting = new Map<number, FrameRequestCallback>();

beforeEach(() => {
  frames = [];
  animations = [];
  waiting.clear();
  now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  reducedMotion.mockReturnValue({ matches: false } as MediaQueryList);
  // jsdom has no layout and no animations.
  Element.prototype.getBoundingClientRect = function boxOf(this: Element) {
    return (this.tagName === 'SPAN' ? { left: 40, top: 600, width: 100 } : { left: 16, top: 100, width: 200 }) as DOMRect;
  };
  Element.prototype.animate = (of) => {
    // The code under test always passes an object of lists.
    frames.push(of as { transform?: unknown });
    animations.push({ currentTime: 0 });
    return animations.at(-1) as unknown as Animation;
  };
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    waiting.set(waiting.size + 1, callback);
    return waiting.size;
  });
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((id) => void waiting.delete(id));
});

/** Runs the next frame of the screen. */
function nextFrame() {
  const callbacks = [...waiting.values()];
  waiting.clear();
  for (const callback of callbacks) callback(now);
}

function show(image: string) {
  render(<Cover image={image} />);
  nextFrame();
}

function press(html: string, image = 'cover.webp') {
  document.body.innerHTML = html;
  startGrowth(document.querySelector('a')!, image);
  nextFrame();
}

const LINK = '<a><span><img></span></a>';

test('animates a cover from the clicked thumbnail to its place on the new page', () => {
  press(LINK);
  show('cover.webp');
  expect(frames).toEqual([{ transform: ['translate(24px, 500px) scale(0.5)', 'none'], transformOrigin: ['0 0', '0 0'] }]);
});

test('a replacing element continues the animation, and one that comes after its end is not animated', () => {
  press(LINK);
  show('cover.webp');
  now += 60;
  show('cover.webp');
  expect(animations.map(({ currentTime }) => currentTime)).toEqual([0, 60]);
  now += 120;
  show('cover.webp');
  now = 1000;
  show('cover.webp');
  expect(frames).toHaveLength(2);
});

test('does not animate another cover, a link without a picture, or with reduced motion', () => {
  press(LINK);
  show('another.webp');
  press('<a></a>');
  show('cover.webp');
  press(LINK);
  reducedMotion.mockReturnValue({ matches: true } as MediaQueryList);
  show('cover.webp');
  expect(frames).toEqual([]);
});

test('does not animate when the page renders before the next frame after the click', () => {
  document.body.innerHTML = LINK;
  startGrowth(document.querySelector('a')!, 'cover.webp');
  show('cover.webp');
  show('cover.webp');
  expect(frames).toEqual([]);
});
