import { KeepAliveOutlet, type Location } from '@komawari/shared-state';
import { FormattedMessage } from 'react-intl';
import { Footer } from '../footer/Footer';
import { GdprNotice } from '../gdpr/GdprNotice';
import { Header } from '../header/Header';
import { PushOfferPanel } from '../notifications/PushOfferPanel';
import styles from './MainLayout.module.css';
import { messages } from './messages';

/** Enough for the way from Home through a title into a chapter, and one wrong turn. */
const PAGES_KEPT = 3;

export interface MainLayoutProps {
  /** Returns a name that distinguishes the places of the visit. */
  placeOf: (location: Location) => string;
}

/** Header, page and footer (docs/specification.md §2). A page inside it must not render its own `<main>`. */
export function MainLayout({ placeOf }: MainLayoutProps) {
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip}>
        <FormattedMessage {...messages.skip} />
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <KeepAliveOutlet nameOf={placeOf} count={PAGES_KEPT} prerenders />
      </main>
      <Footer />
      <GdprNotice />
      <PushOfferPanel />
    </div>
  );
}
