import { AccordionLayout } from '../accordion/AccordionLayout';
import { Faq } from './Faq';
import { faqMessages } from './faqMessages';

/** `/help`: the site's own questions and answers, in the language of the site (docs/specification.md §2, ours). */
export function HelpPage() {
  return <AccordionLayout title={faqMessages.title}>{(code) => <Faq lang={code} />}</AccordionLayout>;
}
