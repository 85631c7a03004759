/** The chunk that brings Swiper: its core alone. Dots, keys and pauses are our own, in the words of the reader. */
import Swiper from 'swiper';

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
  return new Swiper(root, {
    slidesPerView: 'auto',
    loop: true,
    speed: 400,
    wrapperClass: classes.track,
    slideClass: classes.slide,
    initialSlide: slideInView(root),
    on: { realIndexChange: (swiper) => onSlide(swiper.realIndex) },
  });
}

/** The slide to which the reader has scrolled before Swiper came. */
function slideInView(root: HTMLElement): number {
  const slide = root.firstElementChild?.firstElementChild;
  const index = slide ? Math.round(root.scrollLeft / slide.clientWidth) : 0;
  root.scrollLeft = 0;
  return index;
}
