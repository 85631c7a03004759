import { CHOICE_COOKIES, GDPR_ACCEPTED } from '@komawari/shared-domain';
import { gdprAccepted, leaveChoice, selectIsGdprAccepted, useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { Button } from '@komawari/shared-ui';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BottomNotice } from '../bottom-notice/BottomNotice';
import { SiteAnchor } from '../site/SiteAnchor';
import { shownMain } from '../site/shownMain';
import { useSiteLinks } from '../site/siteLinks';
import { messages } from './messages';

export interface GdprNoticeProps {
  /** Whether the page is shown without the site around it. */
  isOverStage?: boolean;
}

/**
 * Shows until the reader accepts it (docs/specification.md §4). A cookie tells the server who has accepted. For everyone else,
 * pages with a header come from the server with the notice.
 */
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
    // The button disappears with the notice, so the focus moves to the page.
    shownMain()?.focus({ preventScroll: true });
  }
  return (
    <BottomNotice
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
    </BottomNotice>
  );
}
