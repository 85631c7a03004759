import { AccordionLayout } from '../accordion/AccordionLayout';
import { Announcements } from './Announcements';
import { announcementMessages } from './announcementMessages';

/** `/announcement` (docs/specification.md §2, Announcements). */
export function AnnouncementPage() {
  return <AccordionLayout title={announcementMessages.title}>{(code) => <Announcements lang={code} />}</AccordionLayout>;
}
