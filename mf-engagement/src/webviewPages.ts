/** The pages that an app shows in a webview: in the composed site through remote.ts, and alone through webview.ts. */
import type { PageLoader } from '@komawari/shared-state/contract';

export const webviewPages = {
  WebviewAnnouncement: () =>
    import(/* webpackChunkName: "page-WebviewAnnouncement" */ './announcement/WebviewAnnouncementPage').then((module) => ({
      Component: module.WebviewAnnouncementPage,
    })),
  WebviewFaq: () =>
    import(/* webpackChunkName: "page-WebviewFaq" */ './faq/WebviewFaqPage').then((module) => ({
      Component: module.WebviewFaqPage,
    })),
  Questionnaire: () =>
    import(/* webpackChunkName: "page-Questionnaire" */ './survey/QuestionnairePage').then((module) => ({
      Component: module.QuestionnairePage,
    })),
} satisfies Readonly<Record<string, PageLoader>>;
