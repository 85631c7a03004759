import { type ComponentType, lazy, Suspense } from 'react';
import styles from './AboutUsPicture.module.css';

// They come with the page that shows them. Where they do not come, nothing settles: what the server drew stays, and a place that
// is empty stays empty. Settled as nothing, they would be another picture than the server's, and React would draw it anew.
const AboutUsPanels = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "about-us-panels" */ './AboutUsPanels').then(
    ({ AboutUsPanels: Component }) => ({ default: Component }),
    () => new Promise<never>(() => {}),
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
