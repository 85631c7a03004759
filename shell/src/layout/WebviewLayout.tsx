import { Outlet } from '@komawari/shared-state';
import styles from './WebviewLayout.module.css';

/** Shows a page alone: the webviews of the app, and the page for regions without rights. */
export function WebviewLayout() {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <Outlet />
    </main>
  );
}
