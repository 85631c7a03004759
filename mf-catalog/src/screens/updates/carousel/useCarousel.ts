import { useNearScreen, whenIdle } from '@komawari/shared-ui';
import { type RefObject, useEffect, useState } from 'react';
import type Swiper from 'swiper';
import type { CarouselClasses, createSwiper } from './createSwiper';
import { useReducedMotion } from './useReducedMotion';

/** A banner stands this long (docs/specification.md §9). */
const AUTOPLAY_MS = 5000;

export interface Carousel {
  /** Swiper, once its chunk is here; until then, and where it never comes, the row scrolls by itself. */
  swiper: Swiper | undefined;
  /** The slide at the left edge. */
  index: number;
  /** It moves by itself. */
  isPlaying: boolean;
}

export interface CarouselOptions {
  /** The same object for as long as the carousel is there. */
  classes: CarouselClasses;
  /** Nothing moves by itself while it is held. */
  isHeld: boolean;
}

/** Turns a painted row of slides into a carousel, and moves it while nothing holds it. */
export function useCarousel(root: RefObject<HTMLElement | null>, { classes, isHeld }: CarouselOptions): Carousel {
  const [swiper, setSwiper] = useState<Swiper>();
  const [index, setIndex] = useState(0);
  const isStill = useReducedMotion(swiper !== undefined);
  // What nobody sees would still have the whole page styled and painted, between a press and what it leads to as well.
  const isSeen = useNearScreen(root);
  const isPlaying = swiper !== undefined && isSeen && !isHeld && !isStill;

  // Swiper works on the DOM and comes after the first paint, when nothing of the page waits for the browser.
  useEffect(() => {
    let made: Swiper | undefined;
    let isGone = false;
    const take = (create: typeof createSwiper) => {
      if (isGone || !root.current) return;
      made = create(root.current, classes, setIndex);
      setIndex(made.realIndex);
      setSwiper(made);
    };
    const load = () => import(/* webpackChunkName: "swiper" */ './createSwiper');
    const stopWaiting = whenIdle(
      () =>
        void load().then(
          (loaded) => take(loaded.createSwiper),
          () => undefined,
        ),
    );
    return () => {
      isGone = true;
      stopWaiting();
      made?.destroy(true, false);
      setSwiper(undefined);
    };
  }, [root, classes]);

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
