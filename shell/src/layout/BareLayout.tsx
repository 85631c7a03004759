import { Outlet } from '@komawari/shared-state';
import styles from './BareLayout.module.css';

/** A page alone: webviews of the app, and the page for regions without rights. */
export function BareLayout() {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <Outlet />
    </main>
  );
}
