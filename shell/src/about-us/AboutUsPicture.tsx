import { type ComponentType, lazy, Suspense } from 'react';
import styles from './AboutUsPicture.module.css';

// They come with the page that shows them; where they do not come, the words stand alone.
const AboutUsPanels = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "about-us-panels" */ './AboutUsPanels').then(
    ({ AboutUsPanels: Component }) => ({ default: Component }),
    () => ({ default: () => null }),
  ),
);

/** The picture of the page about us. Its place is as large before it comes. */
export function AboutUsPicture({ label }: { label: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 520 680" role="img" aria-label={label}>
      <Suspense fallback={null}>
        <AboutUsPanels />
      </Suspense>
    </svg>
  );
}
