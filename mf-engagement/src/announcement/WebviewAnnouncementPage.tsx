import { TitledWebview } from '../webview/TitledWebview';
import { Announcements } from './Announcements';
import { announcementMessages as messages } from './announcementMessages';

/** `/webview/announcement/:language` (docs/specification.md §2): the announcements as the app shows them. */
export function WebviewAnnouncementPage() {
  return <TitledWebview title={messages.title}>{(code) => <Announcements lang={code} links="sameTab" />}</TitledWebview>;
}
