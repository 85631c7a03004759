import { gdprAccepted, selectIsGdprAccepted, useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { Button } from '@komawari/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { SiteAnchor } from '../site/SiteAnchor';
import { useSiteLinks } from '../site/siteLinks';
import styles from './GdprNotice.module.css';
import { messages } from './messages';

export interface GdprNoticeProps {
  /**
   * A page that is read without the site around it: the notice is small, above the art, and comes and goes with the bars of the
   * page, which says so by `data-stage-bars`.
   */
  isOverStage?: boolean;
}

/** Shows until it is accepted (docs/specification.md §4). Stands at the foot of the window and leaves the page to be read. */
export function GdprNotice({ isOverStage = false }: GdprNoticeProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isAccepted = useAppSelector(selectIsGdprAccepted);
  const policy = useSiteLinks().legal.find(({ page }) => page === 'privacy');
  if (isAccepted) return null;
  function handleAccept() {
    dispatch(gdprAccepted());
    // The button goes with the notice, and the keyboard goes on with the page.
    document.querySelector('main')?.focus({ preventScroll: true });
  }
  return (
    <section
      className={isOverStage ? styles.overStage : styles.notice}
      data-foot-notice={isOverStage ? undefined : ''}
      data-theme={isOverStage ? 'dark' : undefined}
      aria-label={intl.formatMessage(messages.label)}
    >
      <div className={styles.content}>
        <p className={styles.text}>
          <FormattedMessage {...messages.text} />{' '}
          {policy && (
            <SiteAnchor link={policy.link}>
              <FormattedMessage {...messages.more} />
            </SiteAnchor>
          )}
        </p>
        <Button variant="primary" size={isOverStage ? 'small' : undefined} onClick={handleAccept}>
          <FormattedMessage {...messages.accept} />
        </Button>
      </div>
    </section>
  );
}
