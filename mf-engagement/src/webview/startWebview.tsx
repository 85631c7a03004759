// Must be the first import, in this file: it defines the layer order. After an eager import it would be last (webview.ts).
import './webview.css';
import type { Locale } from '@komawari/shared-domain';
import type { Messages, RenderedPage, WebviewPageData } from '@komawari/shared-state/contract';
import { addressOfPage } from '@komawari/shared-state/webview';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadMessages } from '../loadMessages';
import { webviewPages } from '../webviewPages';
import { WebviewSite } from './WebviewSite';

export type WebviewData = WebviewPageData<keyof typeof webviewPages>;

/** The HTML already contains webpack's files for the page and its messages, so these imports need no further request. */
export async function startWebview(root: Element, data: WebviewData, rendered: RenderedPage | undefined): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const address = addressOfPage(data.route, window.location);
  const [{ Component }, messages] = await Promise.all([webviewPages[data.page](), wordsIn(data.locale)]);
  const site = <WebviewSite {...{ data, address, Component, messages, timeZone, rendered }} />;
  // As a transition, hydration runs in slices, and the browser can work between them.
  if (rendered) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

/** If the messages do not load, the page is in English, whose messages are in the code. */
function wordsIn(locale: Locale): Promise<Messages> {
  return loadMessages(locale).catch(() => ({}));
}
