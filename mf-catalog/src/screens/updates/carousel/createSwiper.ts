/** The chunk that contains Swiper, without its modules. The dots, keys and pauses are our own, in the reader's language. */
import Swiper from 'swiper';
import { slideInView } from './plainRow';

/** The classes of a painted row: the element that moves, and each slide in it. */
export interface CarouselClasses {
  track: string;
  slide: string;
}

/**
 * Takes over a row of slides that the browser has laid out and painted. The widths stay those of the stylesheet (`slidesPerView:
 * 'auto'`), so nothing moves when Swiper arrives.
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
