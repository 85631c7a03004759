// First, and here: it says the order of the layers, and behind an eager import it would come last (webview.ts).
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

/** Webpack's files of the page and of its words stand in the HTML, so these imports wait for no further request. */
export async function startWebview(root: Element, data: WebviewData, rendered: RenderedPage | undefined): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const address = addressOfPage(data.route, window.location);
  const [{ Component }, messages] = await Promise.all([webviewPages[data.page](), wordsIn(data.locale)]);
  const site = <WebviewSite {...{ data, address, Component, messages, timeZone, rendered }} />;
  // As a transition it is done in slices, between which the browser has its turn.
  if (rendered) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

/** Without its words the page speaks English, whose words are in the code. */
function wordsIn(locale: Locale): Promise<Messages> {
  return loadMessages(locale).catch(() => ({}));
}
