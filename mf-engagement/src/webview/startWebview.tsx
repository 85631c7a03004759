// Must be the first import, in this file: it defines the layer order. After an eager import it would be last (webview.ts).
import './webview.css';
import type { RenderedPage, WebviewPageData } from '@komawari/shared-state/contract';
import { addressOfPage } from '@komawari/shared-state/webview';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { webviewPages } from '../webviewPages';
import { WebviewSite } from './WebviewSite';
import { type WebviewMessages, webviewMessages } from './webviewMessages';

export type WebviewData = WebviewPageData<keyof typeof webviewPages>;

/**
 * The HTML already contains webpack's files for the page and its messages, so these imports need no further request. Only a survey
 * may load its messages in another language than that of its address.
 */
export async function startWebview(root: Element, data: WebviewData, rendered: RenderedPage | undefined): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const address = addressOfPage(data.route, window.location);
  const [{ Component }, loaded] = await Promise.all([webviewPages[data.page](), messagesFor(data, rendered)]);
  // Without its messages, the server's page stays as it is: it can be read.
  if (!loaded) return;
  const site = <WebviewSite {...{ data, address, Component, timeZone, rendered, ...loaded }} />;
  // As a transition, hydration runs in slices, and the browser can work between them.
  if (rendered) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

/** If the messages do not load and there is no page from the server, the page is in English. */
function messagesFor({ page, locale }: WebviewData, rendered: RenderedPage | undefined): Promise<WebviewMessages | undefined> {
  return webviewMessages(page, locale).catch(() => (rendered ? undefined : webviewMessages(page, 'en')));
}
