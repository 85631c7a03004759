/** What the host gets from engagement: its pages and its messages, each loaded on demand. */
import { CONTRACT_VERSION, type Remote } from '@komawari/shared-state/contract';
import { loadMessages } from './loadMessages';
import type { routes } from './routes';
import { webviewPages } from './webviewPages';

type Page = (typeof routes)[number]['page'];

export const remote: Remote<Page> = {
  contract: CONTRACT_VERSION,
  pages: {
    Announcement: () =>
      import(/* webpackChunkName: "page-Announcement" */ './announcement/AnnouncementPage').then((module) => ({
        Component: module.AnnouncementPage,
      })),
    Help: () =>
      import(/* webpackChunkName: "page-Help" */ './faq/HelpPage').then((module) => ({
        Component: module.HelpPage,
      })),
    Legal: () =>
      import(/* webpackChunkName: "page-Legal" */ './legal/LegalPage').then((module) => ({
        Component: module.LegalPage,
      })),
    Feedback: () =>
      import(/* webpackChunkName: "page-Feedback" */ './feedback/FeedbackPage').then((module) => ({
        Component: module.FeedbackPage,
      })),
    ...webviewPages,
  },
  loadMessages,
};
