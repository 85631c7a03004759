/** What the host gets of engagement: its pages and its words, each loaded when it is needed. */
import { CONTRACT_VERSION, type Remote } from '@komawari/shared-state/contract';
import { loadMessages } from './loadMessages';
import type { routes } from './routes';

type Page = (typeof routes)[number]['page'];

export const remote: Remote<Page> = {
  contract: CONTRACT_VERSION,
  pages: {
    Announcement: () =>
      import(/* webpackChunkName: "page-Announcement" */ './announcement/AnnouncementPage').then((module) => ({
        Component: module.AnnouncementPage,
      })),
    Feedback: () =>
      import(/* webpackChunkName: "page-Feedback" */ './feedback/FeedbackPage').then((module) => ({
        Component: module.FeedbackPage,
      })),
    WebviewAnnouncement: () =>
      import(
        /* webpackChunkName: "page-WebviewAnnouncement" */ './announcement/WebviewAnnouncementPage'
      ).then((module) => ({ Component: module.WebviewAnnouncementPage })),
    WebviewFaq: () =>
      import(/* webpackChunkName: "page-WebviewFaq" */ './faq/WebviewFaqPage').then((module) => ({
        Component: module.WebviewFaqPage,
      })),
    Questionnaire: () =>
      import(/* webpackChunkName: "page-Questionnaire" */ './survey/QuestionnairePage').then((module) => ({
        Component: module.QuestionnairePage,
      })),
  },
  loadMessages,
};
