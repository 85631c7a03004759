import { type ComponentType, lazy, Suspense } from 'react';
import styles from './AboutUsPicture.module.css';

// The panels load together with the page that shows them. If they do not load, the promise never settles: the panels that the
// server rendered stay, and an empty picture stays empty. If it resolved to an empty component, the picture would differ from the
// server's, and React would render it again.
const AboutUsPanels = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "about-us-panels" */ './AboutUsPanels').then(
    ({ AboutUsPanels: Component }) => ({ default: Component }),
    () => new Promise<never>(() => {}),
  ),
);

/** The picture of the About Us page. It has its full size even before the panels load. */
export function AboutUsPicture({ label }: { label: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 520 680" role="img" aria-label={label}>
      <Suspense fallback={null}>
        <AboutUsPanels />
      </Suspense>
    </svg>
  );
}
