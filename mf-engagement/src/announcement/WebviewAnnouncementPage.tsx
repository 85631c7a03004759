import { TitledWebview } from '../webview/TitledWebview';
import { announcementMessages as messages } from './announcementMessages';
import { Announcements } from './Announcements';

/** `/webview/announcement/:language` (spec §2): the announcements as the app shows them. */
export function WebviewAnnouncementPage() {
  return <TitledWebview title={messages.title}>{(code) => <Announcements lang={code} links="inPlace" />}</TitledWebview>;
}
