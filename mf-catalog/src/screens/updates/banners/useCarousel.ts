import { type RefObject, useEffect, useState } from 'react';
import type Swiper from 'swiper';
import { useReducedMotion } from './useReducedMotion';

/** spec §9 */
const AUTOPLAY_MS = 5000;

export interface Carousel {
  /** Swiper, once its chunk is here; until then, and where it never comes, the row scrolls by itself. */
  swiper: Swiper | undefined;
  /** The slide at the left edge. */
  index: number;
  isPlaying: boolean;
}

/** Turns a painted row of slides into a carousel, and moves it while nothing holds it. */
export function useCarousel(root: RefObject<HTMLElement | null>, { isHeld }: { isHeld: boolean }): Carousel {
  const [swiper, setSwiper] = useState<Swiper>();
  const [index, setIndex] = useState(0);
  const isStill = useReducedMotion();
  const isPlaying = swiper !== undefined && !isHeld && !isStill;

  // Swiper works on the DOM and comes after the first paint.
  useEffect(() => {
    let made: Swiper | undefined;
    let isGone = false;
    void import(/* webpackChunkName: "swiper" */ './createSwiper').then(
      ({ createSwiper }) => {
        if (isGone || !root.current) return;
        made = createSwiper(root.current, setIndex);
        setIndex(made.realIndex);
        setSwiper(made);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      made?.destroy(true, false);
      setSwiper(undefined);
    };
  }, [root]);

  // A tick of our own: Swiper's autoplay would ask for every animation frame between two slides.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') swiper.slideNext();
    }, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [isPlaying, swiper, index]);

  // Where the reader wants no motion, slides change at once.
  useEffect(() => {
    if (swiper) swiper.params.speed = isStill ? 0 : 400;
  }, [swiper, isStill]);

  return { swiper, index, isPlaying };
}
