import { buttonClass, classNames, Sumi } from '@komawari/shared-ui';
import { FormattedMessage } from 'react-intl';
import { useSiteLinks } from '../site/siteLinks';
import styles from './AppBanner.module.css';
import { messages } from './messages';

/** Promotes the mobile app in the only dark panel of the page. Renders nothing if the publisher has no app. */
export function AppBanner() {
  const { apple, google } = useSiteLinks();
  if (!apple && !google) return null;
  return (
    <section className={styles.banner} data-theme="dark">
      <div className={styles.content}>
        <Phone />
        <div className={styles.words}>
          <h2 className={styles.title}>
            <FormattedMessage {...messages.appTitle} />
          </h2>
          <p className={styles.text}>
            <FormattedMessage {...messages.appText} />
          </p>
          <p className={styles.stores}>
            {apple && (
              <a href={apple} className={classNames(buttonClass(), styles.store)}>
                <FormattedMessage {...messages.appStore} />
              </a>
            )}
            {google && (
              <a href={google} className={classNames(buttonClass(), styles.store)}>
                <FormattedMessage {...messages.playStore} />
              </a>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}

/** A comic page on a phone, with the ink drop climbing out of it. */
function Phone() {
  return (
    <svg className={styles.phone} viewBox="0 0 150 170" aria-hidden="true" focusable="false">
      <g transform="rotate(-7 75 90)">
        <path className={styles.body} d="M28 14h72q8 0 8 8v150H20V22q0-8 8-8Z" />
        <path className={styles.screen} d="M28 26h36l-6 40H28ZM72 26h28v36l-33 5ZM28 74h30l-8 50H28Z" />
        <path className={styles.screenRed} d="M66 75l34-5v54H58Z" />
        <path className={styles.screen} d="M28 132h72v40H28Z" />
      </g>
      <Sumi x={112} y={166} scale={1.05} mood="startled" />
    </svg>
  );
}
