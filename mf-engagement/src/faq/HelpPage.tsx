import { AccordionLayout } from '../accordion/AccordionLayout';
import { Faq } from './Faq';
import { faqMessages } from './faqMessages';

/** `/help`: the site's own questions and answers in the service language (docs/specification.md §2, our addition). */
export function HelpPage() {
  return <AccordionLayout title={faqMessages.title}>{(code) => <Faq lang={code} />}</AccordionLayout>;
}
