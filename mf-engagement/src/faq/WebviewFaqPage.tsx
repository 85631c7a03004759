import { TitledWebview } from '../webview/TitledWebview';
import { Faq } from './Faq';
import { faqMessages as messages } from './faqMessages';

/** `/webview/faq/:language` (docs/specification.md §2): questions and answers as the app shows them. */
export function WebviewFaqPage() {
  return <TitledWebview title={messages.title}>{(code) => <Faq lang={code} links="sameTab" />}</TitledWebview>;
}
