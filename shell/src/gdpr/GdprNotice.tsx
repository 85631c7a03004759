import { gdprAccepted, selectIsGdprAccepted, useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { Button } from '@komawari/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { FootNotice } from '../foot-notice/FootNotice';
import { SiteAnchor } from '../site/SiteAnchor';
import { useSiteLinks } from '../site/siteLinks';
import { messages } from './messages';

export interface GdprNoticeProps {
  /** On a page that is read without the site around it. */
  isOverStage?: boolean;
}

/** Shows until it is accepted (docs/specification.md §4). */
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
    <FootNotice
      label={intl.formatMessage(messages.label)}
      isOverStage={isOverStage}
      text={
        <>
          <FormattedMessage {...messages.text} />{' '}
          {policy && (
            <SiteAnchor link={policy.link}>
              <FormattedMessage {...messages.more} />
            </SiteAnchor>
          )}
        </>
      }
    >
      <Button variant="primary" size={isOverStage ? 'small' : undefined} onClick={handleAccept}>
        <FormattedMessage {...messages.accept} />
      </Button>
    </FootNotice>
  );
}
