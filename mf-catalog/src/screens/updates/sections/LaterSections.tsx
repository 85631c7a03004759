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
import { useHasTime } from './useHasTime';

/** Far enough that the sections are there before the reader is. */
const MARGIN = '800px 0px';

// Sections that cannot be loaded are none: Home is whole without them.
const HomeSections = lazy<ComponentType<HomeSectionsProps>>(() =>
  import(/* webpackChunkName: "home-sections" */ './HomeSections').then(
    ({ HomeSections: Component }) => ({ default: Component }),
    () => ({ default: () => null }),
  ),
);

/**
 * The part of Home below the first screen, which costs it nothing: its data is asked for when the browser has time, its
 * code when the reader comes near. Boxes of the final size stand here before. Those that nothing will fill go as soon as
 * that is known, so before a reader is here; and under the eyes of one who is, they stay.
 */
export function LaterSections() {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(box, { margin: MARGIN });
  const isInSight = useNearScreen(box);
  const hasTime = useHasTime();
  const lang = languageInfo(useAppSelector(selectServiceLanguage)).code;
  const { data, isError } = useGetHomeSectionsQuery(hasTime || isNear ? { lang } : skipToken);
  const preferred = usePreferredLanguages();
  const [wasNear, setWasNear] = useState(false);
  const [isFilled, setFilled] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  // Not while Home is out of sight: what becomes higher or lower then moves what a reader comes back to, where a browser holds
  // the place of what is seen.
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
