/** What the host gets from the viewer: its page and its messages, each loaded when it is needed. */
import { CONTRACT_VERSION, type Messages, type Remote } from '@komawari/shared-state/contract';
import type { routes } from './routes';

type Page = (typeof routes)[number]['page'];

export const remote: Remote<Page> = {
  contract: CONTRACT_VERSION,
  pages: {
    Viewer: () =>
      import(/* webpackChunkName: "page-Viewer" */ './reader/ViewerPage').then((module) => ({
        Component: module.ViewerPage,
      })),
  },
  loadMessages: (locale) =>
    import(/* webpackChunkName: "messages-[request]" */ `./locales/${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    ),
};
