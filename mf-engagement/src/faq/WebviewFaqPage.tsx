import { languageInfo, useParams } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { localeOfPath } from '../webview/localeOfPath';
import { WebviewFrame } from '../webview/WebviewFrame';
import { Faq } from './Faq';
import { faqMessages as messages } from './faqMessages';

/** `/webview/faq/:language` (spec §2): questions and answers as the app shows them. */
export function WebviewFaqPage() {
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
      <Faq lang={code} />
    </>
  );
}
