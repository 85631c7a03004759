/** The chunk that brings Swiper: its core alone. Dots, keys and pauses are our own, in the words of the reader. */
import Swiper from 'swiper';
import styles from './BannerCarousel.module.css';

/**
 * Takes over a row of slides that the browser has laid out and painted. Widths stay those of the style sheet
 * (`slidesPerView: 'auto'`), so nothing moves when Swiper arrives.
 */
export function createSwiper(root: HTMLElement, onSlide: (index: number) => void): Swiper {
  return new Swiper(root, {
    slidesPerView: 'auto',
    loop: true,
    speed: 400,
    wrapperClass: styles.track!,
    slideClass: styles.slide!,
    initialSlide: slideInView(root),
    on: { realIndexChange: (swiper) => onSlide(swiper.realIndex) },
  });
}

/** Where the reader has scrolled to before Swiper came. */
function slideInView(root: HTMLElement): number {
  const slide = root.firstElementChild?.firstElementChild;
  const index = slide ? Math.round(root.scrollLeft / slide.clientWidth) : 0;
  root.scrollLeft = 0;
  return index;
}
