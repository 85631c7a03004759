import { type RefObject, useLayoutEffect, useRef } from 'react';

/** As `--duration` and `--ease` (shared-ui/src/styles/tokens.css). */
const DURATION_MS = 180;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** A cover that was pressed, on its way into the title's page. */
interface Growth {
  image: string;
  /** Where it was on the screen. */
  from: Pick<DOMRect, 'left' | 'top' | 'width'>;
  /** `performance.now()` of the first moment on the new page. */
  startedAt?: number;
}

let growth: Growth | undefined;

/** The frame in which the pressed cover is measured. */
let measuring = 0;

/**
 * The cover in a pressed link is the one that grows into its title's page. Measured with the layout of the frame that shows the
 * press, since the press itself would have to wait for one; a page that is there before that frame comes without growth.
 */
export function startGrowth(link: HTMLElement, image: string): void {
  growth = undefined;
  cancelAnimationFrame(measuring);
  const cover = link.querySelector('img')?.parentElement;
  if (!cover) return;
  measuring = requestAnimationFrame(() => {
    growth = { image, from: cover.getBoundingClientRect() };
  });
}

/**
 * Lets a cover come from where it was pressed. The page is there meanwhile and takes presses, which a View Transition would not
 * let it (docs/decisions/0132-a-press-is-answered-at-once.md); where another element takes the cover's place, it goes on with it.
 */
export function useCoverGrowth(image: string | undefined): RefObject<HTMLDivElement | null> {
  const cover = useRef<HTMLDivElement>(null);
  // Measured with the frame's own layout, at the place to which the new page was scrolled: here it would be laid out once more.
  useLayoutEffect(() => {
    cancelAnimationFrame(measuring);
    if (!cover.current || !growth || growth.image !== image) return;
    const frame = requestAnimationFrame(grow.bind(undefined, cover.current, growth));
    return () => cancelAnimationFrame(frame);
  }, [image]);
  return cover;
}

function grow(cover: HTMLElement, current: Growth): void {
  const now = performance.now();
  current.startedAt ??= now;
  const elapsed = now - current.startedAt;
  if (elapsed >= DURATION_MS || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    growth = undefined;
    return;
  }
  const { left, top, width } = cover.getBoundingClientRect();
  const from = `translate(${current.from.left - left}px, ${current.from.top - top}px) scale(${current.from.width / width})`;
  const frames = { transform: [from, 'none'], transformOrigin: ['0 0', '0 0'] };
  cover.animate(frames, { duration: DURATION_MS, easing: EASING }).currentTime = elapsed;
}
