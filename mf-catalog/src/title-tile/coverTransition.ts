import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The same as `--duration` and `--ease` (shared-ui/src/styles/tokens.css). */
const DURATION_MS = 180;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** A pressed cover that moves to the title's page. */
interface Growth {
  image: string;
  /** Where it was on the screen. */
  from: Pick<DOMRect, 'left' | 'top' | 'width'>;
  /** `performance.now()` of the first moment on the new page. */
  startedAt?: number;
}

let growth: Growth | undefined;

/** ID of the frame in which the pressed cover is measured. */
let measuring = 0;

/**
 * Makes the cover in a pressed link grow into its title's page. It is measured in the frame that shows the press, because
 * measuring at the press itself would force a layout. If the page is there before that frame, the cover does not grow.
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
 * Animates a cover from where it was pressed. Meanwhile the page takes presses, which a View Transition would prevent
 * (docs/decisions/0132-a-press-is-answered-at-once.md). If another element replaces the cover, the animation continues there.
 */
export function useCoverTransition(image: string | undefined): RefObject<HTMLDivElement | null> {
  const cover = useRef<HTMLDivElement>(null);
  // Measured after the frame's own layout, at the scroll position of the new page. Measuring here would force another layout.
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
