import type { Banner } from '@komawari/shared-proto';
import { BannerLink } from '@komawari/shared-state';
import { classNames, pictureSources } from '@komawari/shared-ui';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { titleIdOf } from '../../../action/titleIdOf';
import { moveFocus } from '../carousel/moveFocus';
import { useCarousel } from '../carousel/useCarousel';
import styles from './BannerCarousel.module.css';
import { BannerControls } from './BannerControls';
import { loopedBanners } from './loopedBanners';
import { messages } from './messages';

/** As wide as the screen, or half of it (BannerCarousel.module.css). */
const SHOWN = { shape: 'banner', sizes: '(min-width: 769px) 50vw, 100vw' } as const;

const STEPS: ReadonlyMap<string, -1 | 1> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

const CLASSES = { track: classNames(styles.track), slide: classNames(styles.slide) };

export interface BannerCarouselProps {
  banners: readonly Banner[];
  /** Names of the titles on this screen. A banner that leads to a title uses its name as label. */
  titleNames: ReadonlyMap<number, string>;
}

/**
 * The rotating banners of Home (docs/specification.md §2). First painted as a plain row that scrolls and snaps. When Swiper's
 * chunk arrives, Swiper takes over the row without moving anything.
 */
export function BannerCarousel({ banners, titleNames }: BannerCarouselProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const slides = loopedBanners(banners);
  const carousel = useCarousel(root, {
    classes: CLASSES,
    count: slides.length,
    isHeld: isHovered || isFocused || isPaused || banners.length < 2,
  });
  const { swiper, index, isPlaying } = carousel;
  // When the page is shown again, the pointer and the focus are elsewhere, and no event has reported that.
  useEffect(
    () => () => {
      setHovered(false);
      setFocused(false);
    },
    [],
  );

  function handleKeyDown({ key, target }: KeyboardEvent) {
    const step = STEPS.get(key);
    if (!step || (root.current && moveFocus(root.current, target, step))) return;
    carousel.step(step);
  }

  /**
   * Without this, the browser would scroll a slide into view without Swiper's knowledge. It calls `slideTo` and not
   * `slideToLoop`, because the loop moves slides in the DOM, and a slide that is moved loses the focus.
   */
  function handleSlideFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (!swiper || !target.matches(':focus-visible')) return;
    swiper.el.scrollLeft = 0;
    swiper.slideTo(swiper.slides.indexOf(currentTarget));
  }

  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  }

  return (
    // The keys move the row while the focus is on any link or button in it.
    <section
      className={styles.carousel}
      aria-roledescription={intl.formatMessage(messages.carousel)}
      aria-label={intl.formatMessage(messages.label)}
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
      data-playing={isPlaying}
    >
      <div ref={root} className={styles.viewport} tabIndex={-1} data-live={swiper !== undefined}>
        <ul className={styles.track}>
          {slides.map(({ banner, index: number, isCopy }, slide) => (
            <li key={slide} className={styles.slide} aria-hidden={isCopy || undefined} onFocus={handleSlideFocus}>
              <BannerLink
                banner={banner}
                placement="home"
                className={styles.link}
                tabIndex={isCopy ? -1 : undefined}
                label={
                  titleNames.get(titleIdOf(banner.action) ?? 0) ??
                  intl.formatMessage(messages.banner, { number: number + 1, count: banners.length })
                }
              >
                <BannerImage url={banner.imageUrl} isFirst={slide === 0} isNear={slide < 3 && swiper !== undefined} />
              </BannerLink>
            </li>
          ))}
        </ul>
      </div>
      {banners.length > 1 && (
        <BannerControls
          count={banners.length}
          current={index % banners.length}
          isPaused={isPaused}
          onPause={() => setPaused(!isPaused)}
          onShow={carousel.show}
          onStep={carousel.step}
        />
      )}
    </section>
  );
}

interface BannerImageProps {
  url: string;
  isFirst: boolean;
  /** Whether the next turn may show the slide. Other slides load later, so that scripts have the connection to themselves. */
  isNear: boolean;
}

function BannerImage({ url, isFirst, isNear }: BannerImageProps) {
  return (
    <img
      className={styles.image}
      {...pictureSources(url, SHOWN)}
      alt=""
      width={1280}
      height={720}
      decoding="async"
      loading={isFirst || isNear ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  );
}
