/** The chunk that brings Swiper: its core alone. Dots, keys and pauses are our own, in the words of the reader. */
import Swiper from 'swiper';
import { slideInView } from './plainRow';

/** The classes of a painted row: of the element that moves, and of each slide in it. */
export interface CarouselClasses {
  track: string;
  slide: string;
}

/**
 * Takes over a row of slides that the browser has laid out and painted. Widths stay those of the style sheet
 * (`slidesPerView: 'auto'`), so nothing moves when Swiper arrives.
 */
export function createSwiper(root: HTMLElement, classes: CarouselClasses, onSlide: (index: number) => void): Swiper {
  const initialSlide = slideInView(root);
  root.scrollLeft = 0;
  return new Swiper(root, {
    slidesPerView: 'auto',
    loop: true,
    speed: 400,
    wrapperClass: classes.track,
    slideClass: classes.slide,
    initialSlide,
    on: { realIndexChange: (swiper) => onSlide(swiper.realIndex) },
  });
}
