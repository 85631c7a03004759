/** The bundle that renders webviews on the server. It contains its own React, like the webviews in the browser. */
import type { ServerWebview } from '@komawari/shared-state/contract';
import { addressOfPage } from '@komawari/shared-state/webview';
import { renderToString } from 'react-dom/server';
import { WebviewSite } from './webview/WebviewSite';
import { webviewMessages } from './webview/webviewMessages';
import { webviewPages } from './webviewPages';

export const renderWebview: ServerWebview['renderWebview'] = async (data, rendered) => {
  const { page, locale } = data;
  if (!isWebviewPage(page)) throw new Error(`There is no webview page ${page}.`);
  const [{ Component }, loaded] = await Promise.all([webviewPages[page](), webviewMessages(page, locale)]);
  const address = addressOfPage(data.route, new URL(rendered.address, 'https://site'));
  const { timeZone } = rendered;
  return renderToString(<WebviewSite {...{ data, address, Component, timeZone, rendered, ...loaded }} />);
};

function isWebviewPage(name: string): name is keyof typeof webviewPages {
  return Object.hasOwn(webviewPages, name);
}
