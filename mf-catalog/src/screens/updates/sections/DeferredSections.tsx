import { languageInfo } from '@komawari/shared-domain';
import { selectServiceLanguage, skipToken, useAppSelector } from '@komawari/shared-state';
import { useNearScreen } from '@komawari/shared-ui';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { usePreferredLanguages } from '../../../content-languages/usePreferredLanguages';
import { HomeSectionBoxes } from './HomeSectionBoxes';
import type { HomeSectionsProps } from './HomeSections';
import styles from './HomeSections.module.css';
import { useGetHomeSectionsQuery } from './homeSectionsApi';
import { shownSections } from './shownSections';
import { useIsBrowserIdle } from './useIsBrowserIdle';

/** Far enough for the sections to load before the reader reaches them. */
const MARGIN = '800px 0px';

// If the sections do not load, they are left out. Home works without them.
const HomeSections = lazy<ComponentType<HomeSectionsProps>>(() =>
  import(/* webpackChunkName: "home-sections" */ './HomeSections').then(
    ({ HomeSections: Component }) => ({ default: Component }),
    () => ({ default: () => null }),
  ),
);

/**
 * The part of Home below the first screen. It does not slow the first screen down: its data is requested when the browser is
 * idle, and its code when the reader comes near. Until then there are boxes of the final size. Boxes that stay empty disappear as
 * soon as that is known and the reader does not see them. While the reader sees them, they stay.
 */
export function DeferredSections() {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(box, { margin: MARGIN });
  const isInSight = useNearScreen(box);
  const hasTime = useIsBrowserIdle();
  const lang = languageInfo(useAppSelector(selectServiceLanguage)).code;
  const { data, isError } = useGetHomeSectionsQuery(hasTime || isNear ? { lang } : skipToken);
  const preferred = usePreferredLanguages();
  const [wasNear, setWasNear] = useState(false);
  const [isFilled, setFilled] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  // Effects do not run while Home is hidden. A change of height at that time would move what the reader comes back to, in a
  // browser with scroll anchoring.
  useEffect(() => {
    if ((data || isError) && !isInSight) setFilled(true);
  }, [data, isError, isInSight]);

  const sections = shownSections(data, preferred);
  const boxes = (
    <HomeSectionBoxes
      coming={!isFilled || sections.coming.length > 0}
      highlight={!isFilled || sections.highlight !== undefined}
    />
  );
  return (
    <div ref={box} className={styles.sections}>
      {data && wasNear ? (
        <Suspense fallback={boxes}>
          <HomeSections {...sections} keepsBoxes={!isFilled} />
        </Suspense>
      ) : (
        boxes
      )}
    </div>
  );
}
