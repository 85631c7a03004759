import { CHOICE_COOKIES, GDPR_ACCEPTED } from '@komawari/shared-domain';
import { gdprAccepted, leaveChoice, selectIsGdprAccepted, useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { Button } from '@komawari/shared-ui';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FootNotice } from '../foot-notice/FootNotice';
import { SiteAnchor } from '../site/SiteAnchor';
import { shownMain } from '../site/shownMain';
import { useSiteLinks } from '../site/siteLinks';
import { messages } from './messages';

export interface GdprNoticeProps {
  /** On a page that is read without the site around it. */
  isOverStage?: boolean;
}

/** Shows until it is accepted (docs/specification.md §4). A cookie tells the server who has, and pages with a header come with it for everyone else. */
export function GdprNotice({ isOverStage = false }: GdprNoticeProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isAccepted = useAppSelector(selectIsGdprAccepted);
  const policy = useSiteLinks().legal.find(({ page }) => page === 'privacy');
  useEffect(() => {
    leaveChoice(document, CHOICE_COOKIES.isGdprAccepted, isAccepted ? GDPR_ACCEPTED : undefined);
  }, [isAccepted]);
  if (isAccepted) return null;
  function handleAccept() {
    dispatch(gdprAccepted());
    // The button goes with the notice, and the keyboard goes on with the page.
    shownMain()?.focus({ preventScroll: true });
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
