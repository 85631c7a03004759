import { Outlet } from '@komawari/shared-state';
import styles from './WebviewLayout.module.css';

/** A page alone: webviews of the app, and the page for regions without rights. */
export function WebviewLayout() {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <Outlet />
    </main>
  );
}
