/**
 * The shell's bundle for the server (docs/decisions/0079-rendering-on-the-server.md). It renders a page of the site to HTML with
 * the remotes of one composition, and gives their bundles the modules that the shell shares with them.
 */
import * as sharedProto from '@komawari/shared-proto';
import * as sharedState from '@komawari/shared-state';
import {
  createFirstScreen,
  createMemoryRouter,
  makeStore,
  type RenderedPage,
  renderedState,
  type ServerShell,
} from '@komawari/shared-state';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactIntl from 'react-intl';
import { remoteRouteAt } from '../composition/remoteRouteAt';
import { PageLoading } from '../layout/PageLoading';
import { RemoteError } from '../layout/RemoteError';
import { loadMessages } from '../localization/loadMessages';
import { siteRoutes } from '../routing/siteRoutes';
import { Site } from '../Site';
import { createServerLoads } from './createServerLoads';
import { renderHtml } from './renderHtml';

export const shared: ServerShell['shared'] = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-intl': reactIntl,
  '@komawari/shared-state': sharedState,
  '@komawari/shared-proto': sharedProto,
};

export const createPageRenderer: ServerShell['createPageRenderer'] = ({ composition, config, loadRemote }) => {
  const loads = createServerLoads(loadRemote);
  const parts = { loads, Loading: PageLoading, ErrorPanel: RemoteError, updateIfOutdated: () => Promise.resolve(false) };
  const routes = siteRoutes(composition, parts);

  async function load({ address, locale }: RenderedPage): Promise<void> {
    const match = remoteRouteAt(composition, new URL(address, 'https://site').pathname);
    if (match) await loads.load(match.release, match.route.page, locale);
  }

  return async (page) => {
    const [messages] = await Promise.all([loadMessages(page.locale), load(page)]);
    const firstScreen = createFirstScreen(page);
    const store = makeStore(renderedState(config, page), { firstScreen });
    const state = store.getState();
    const router = createMemoryRouter(routes, { initialEntries: [page.address] });
    try {
      const translation = { locale: page.locale, messages };
      return await renderHtml(<Site store={store} router={router} translation={translation} rendered={{ firstScreen, state }} />);
    } finally {
      router.dispose();
    }
  };
};
