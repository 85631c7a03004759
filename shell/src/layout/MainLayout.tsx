import { Outlet } from '@komawari/shared-state';
import { FormattedMessage } from 'react-intl';
import { Footer } from '../footer/Footer';
import { GdprNotice } from '../gdpr/GdprNotice';
import { Header } from '../header/Header';
import { PushOfferPanel } from '../notifications/PushOfferPanel';
import styles from './MainLayout.module.css';
import { messages } from './messages';

/** Header, page, footer (docs/specification.md §2). A page in it brings no `<main>` of its own. */
export function MainLayout() {
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip}>
        <FormattedMessage {...messages.skip} />
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <GdprNotice />
      <PushOfferPanel />
    </div>
  );
}
