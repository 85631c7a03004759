import { languageInfo, useParams } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { localeOfPath } from '../webview/localeOfPath';
import { WebviewFrame } from '../webview/WebviewFrame';
import { announcementMessages as messages } from './announcementMessages';
import { Announcements } from './Announcements';

/** `/webview/announcement/:language` (spec §2): the announcements as the app shows them. */
export function WebviewAnnouncementPage() {
  return (
    <WebviewFrame code={useParams().language}>
      <Content />
    </WebviewFrame>
  );
}

function Content() {
  const { formatMessage } = useIntl();
  const { code } = languageInfo(localeOfPath(useParams().language));
  usePageTitle(formatMessage(messages.title), { noindex: true });
  return (
    <>
      <h1 tabIndex={-1}>{formatMessage(messages.title)}</h1>
      <Announcements lang={code} links="inPlace" />
    </>
  );
}
