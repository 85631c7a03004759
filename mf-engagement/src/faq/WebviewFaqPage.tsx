import { useParams } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { Accordion } from '../accordion/Accordion';
import { WebviewFrame } from '../webview/WebviewFrame';
import { faqAnswers, faqMessages, faqQuestions } from './faqMessages';

const SUBJECTS = ['account', 'chapters', 'language', 'favourites', 'comments', 'loading'] as const;

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
  usePageTitle(formatMessage(faqMessages.title), { noindex: true });
  const items = SUBJECTS.map((subject) => ({
    key: subject,
    heading: formatMessage(faqQuestions[subject]),
    content: <p>{formatMessage(faqAnswers[subject])}</p>,
  }));
  return (
    <>
      <h1 tabIndex={-1}>{formatMessage(faqMessages.title)}</h1>
      <Accordion items={items} />
    </>
  );
}
