/** What the host gets from the comments: their page and its messages, each loaded on demand. */
import { CONTRACT_VERSION, type Messages, type Remote } from '@komawari/shared-state/contract';
import type { routes } from './routes';

type Page = (typeof routes)[number]['page'];

export const remote: Remote<Page> = {
  contract: CONTRACT_VERSION,
  pages: {
    Comments: () =>
      import(/* webpackChunkName: "page-Comments" */ './comments/CommentsPage').then((module) => ({
        Component: module.CommentsPage,
      })),
  },
  loadMessages: (locale) =>
    import(/* webpackChunkName: "messages-[request]" */ `./locales/${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    ),
};
