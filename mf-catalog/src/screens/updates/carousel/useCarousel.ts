import { useNearScreen, whenIdle } from '@komawari/shared-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import type { CarouselClasses, createSwiper } from './createSwiper';
import { scrollToSlide } from './plainRow';
import { useReducedMotion } from './useReducedMotion';

/** Each banner stays this long (docs/specification.md §9). */
const AUTOPLAY_MS = 5000;

export interface Carousel {
  /** Swiper, once its chunk has loaded. Until then, or if it never loads, the browser scrolls the row. */
  swiper: Swiper | undefined;
  /** Index of the slide at the left edge. */
  index: number;
  /** Whether it moves automatically. */
  isPlaying: boolean;
  /** Moves a slide to the left edge. Works before Swiper has loaded. */
  show: (index: number) => void;
  /** Moves one slide forward or back, and from an end to the other end. */
  step: (by: -1 | 1) => void;
}

export interface CarouselOptions {
  /** Must stay the same object while the carousel exists. */
  classes: CarouselClasses;
  /** How many slides there are. */
  count: number;
  /** True to stop automatic movement. */
  isHeld: boolean;
}

/** Turns a painted row of slides into a carousel, and moves it while nothing holds it. */
export function useCarousel(root: RefObject<HTMLElement | null>, { classes, count, isHeld }: CarouselOptions): Carousel {
  const [swiper, setSwiper] = useState<Swiper>();
  const [index, setIndex] = useState(0);
  const isStill = useReducedMotion(swiper !== undefined);
  // A carousel out of view would still make the browser style and paint the whole page, even between a press and its result.
  const isSeen = useNearScreen(root);
  const isPlaying = swiper !== undefined && isSeen && !isHeld && !isStill;

  const known = useRef<Swiper>(undefined);
  // Swiper works on the DOM. It loads after the first paint, when the browser is idle. It stays attached to its row, so that a
  // page that the reader left looks the same when it is shown again.
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

  // Our own timer, because Swiper's autoplay requests every animation frame between two slides.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') swiper.slideNext();
    }, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [isPlaying, swiper, index]);

  // For readers who prefer reduced motion, slides change without a transition.
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
