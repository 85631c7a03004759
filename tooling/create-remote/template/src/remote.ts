/** What this remote gives to the host: its pages and its messages, each loaded when needed. */
import { CONTRACT_VERSION, type Messages, type Remote } from '@komawari/shared-state/contract';
import type { routes } from './routes';

type Page = (typeof routes)[number]['page'];

export const remote: Remote<Page> = {
  contract: CONTRACT_VERSION,
  pages: {
    Pick: () => import(/* webpackChunkName: "page-Pick" */ './pick/PickPage').then(({ PickPage }) => ({ Component: PickPage })),
  },
  loadMessages: (locale) =>
    import(/* webpackChunkName: "messages-[request]" */ `./locales/${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    ),
};
