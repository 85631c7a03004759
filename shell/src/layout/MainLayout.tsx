import { KeptOutlet, type Location } from '@komawari/shared-state';
import { FormattedMessage } from 'react-intl';
import { Footer } from '../footer/Footer';
import { GdprNotice } from '../gdpr/GdprNotice';
import { Header } from '../header/Header';
import { PushOfferPanel } from '../notifications/PushOfferPanel';
import styles from './MainLayout.module.css';
import { messages } from './messages';

/** Those of the way from Home over a title into a chapter, and of one that leads astray. */
const PAGES_KEPT = 3;

export interface MainLayoutProps {
  /** What tells the places of the visit apart. */
  placeOf: (location: Location) => string;
}

/** Header, page, footer (docs/specification.md §2). A page in it brings no `<main>` of its own. */
export function MainLayout({ placeOf }: MainLayoutProps) {
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip}>
        <FormattedMessage {...messages.skip} />
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <KeptOutlet nameOf={placeOf} count={PAGES_KEPT} drawsAhead />
      </main>
      <Footer />
      <GdprNotice />
      <PushOfferPanel />
    </div>
  );
}
