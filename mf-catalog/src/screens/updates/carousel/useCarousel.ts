import { useNearScreen, whenIdle } from '@komawari/shared-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import type { CarouselClasses, createSwiper } from './createSwiper';
import { scrollToSlide } from './plainRow';
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
  /** Brings a slide to the left edge: a press may come before Swiper does. */
  show: (index: number) => void;
  /** One slide on, or back, around the ends. */
  step: (by: -1 | 1) => void;
}

export interface CarouselOptions {
  /** The same object for as long as the carousel is there. */
  classes: CarouselClasses;
  /** How many slides there are. */
  count: number;
  /** Nothing moves by itself while it is held. */
  isHeld: boolean;
}

/** Turns a painted row of slides into a carousel, and moves it while nothing holds it. */
export function useCarousel(root: RefObject<HTMLElement | null>, { classes, count, isHeld }: CarouselOptions): Carousel {
  const [swiper, setSwiper] = useState<Swiper>();
  const [index, setIndex] = useState(0);
  const isStill = useReducedMotion(swiper !== undefined);
  // What nobody sees would still have the whole page styled and painted, between a press and what it leads to as well.
  const isSeen = useNearScreen(root);
  const isPlaying = swiper !== undefined && isSeen && !isHeld && !isStill;

  const known = useRef<Swiper>(undefined);
  // Swiper works on the DOM and comes after the first paint, when nothing of the page waits for the browser. It stays with the row: a page
  // that was left is shown again as it was.
  useEffect(() => {
    if (known.current) {
      known.current.attachEvents();
      return () => known.current?.detachEvents();
    }
    let isGone = false;
    const take = (create: typeof createSwiper) => {
      if (isGone || !root.current) return;
      known.current = create(root.current, classes, setIndex);
      setIndex(known.current.realIndex);
      setSwiper(known.current);
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
      known.current?.detachEvents();
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

  function show(shown: number) {
    if (swiper) return void swiper.slideToLoop(shown);
    if (root.current) scrollToSlide(root.current, shown);
    setIndex(shown);
  }
  function step(by: -1 | 1) {
    if (!swiper) show((index + by + count) % count);
    else if (by < 0) swiper.slidePrev();
    else swiper.slideNext();
  }
  return { swiper, index, isPlaying, show, step };
}
