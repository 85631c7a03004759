import { lazy, Suspense, useCallback, useState } from 'react';
import { HomeSectionBoxes } from './HomeSectionBoxes';
import styles from './HomeSections.module.css';

/** Far enough that the sections are there before the reader is. */
const MARGIN = '800px 0px';

// Sections that cannot be loaded are none: Home is whole without them.
const HomeSections = lazy(() =>
  import(/* webpackChunkName: "home-sections" */ './HomeSections').then(
    ({ HomeSections: Component }) => ({ default: Component }),
    () => ({ default: () => null }),
  ),
);

/**
 * The part of Home below the first screen, which costs it nothing: code and data are asked for when the reader comes near.
 * Its boxes are of their final size before, so nothing moves when they fill.
 */
export function LaterSections() {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={watch} className={styles.sections}>
      {isNear ? (
        <Suspense fallback={<HomeSectionBoxes />}>
          <HomeSections />
        </Suspense>
      ) : (
        <HomeSectionBoxes />
      )}
    </div>
  );
}
