/** The bundle that renders webviews on the server. It contains its own React, like the webviews in the browser. */
import type { ServerWebview } from '@komawari/shared-state/contract';
import { addressOfPage } from '@komawari/shared-state/webview';
import { renderToString } from 'react-dom/server';
import { loadMessages } from './loadMessages';
import { WebviewSite } from './webview/WebviewSite';
import { webviewPages } from './webviewPages';

export const renderWebview: ServerWebview['renderWebview'] = async (data, rendered) => {
  const loadPage = Object.entries(webviewPages).find(([name]) => name === data.page)?.[1];
  if (!loadPage) throw new Error(`There is no webview page ${data.page}.`);
  const [{ Component }, messages] = await Promise.all([loadPage(), loadMessages(data.locale)]);
  const address = addressOfPage(data.route, new URL(rendered.address, 'https://site'));
  const { timeZone } = rendered;
  return renderToString(<WebviewSite {...{ data, address, Component, messages, timeZone, rendered }} />);
};
