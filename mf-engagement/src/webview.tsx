/** The start of a webview that the server answers from this remote alone: one page, its words, no shell. */
import type { Locale } from '@komawari/shared-domain';
import './webview/webview.css';
import type { Messages, RenderedPage, WebviewPageData } from '@komawari/shared-state/contract';
import { addressOfPage } from '@komawari/shared-state/webview';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadMessages } from './loadMessages';
import { WebviewSite } from './webview/WebviewSite';
import { webviewPages } from './webviewPages';

type Data = WebviewPageData<keyof typeof webviewPages>;

/** Webpack's files of the page and of its words stand in the HTML, so these imports wait for no further request. */
async function start(root: Element, data: Data, rendered: RenderedPage | undefined): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const address = addressOfPage(data.route, window.location);
  const [{ Component }, messages] = await Promise.all([webviewPages[data.page](), wordsIn(data.locale)]);
  const site = <WebviewSite {...{ data, address, Component, messages, timeZone, rendered }} />;
  if (rendered) hydrateRoot(root, site);
  else createRoot(root).render(site);
}

/** Without its words the page speaks English, whose words are in the code. */
function wordsIn(locale: Locale): Promise<Messages> {
  return loadMessages(locale).catch(() => ({}));
}

/** The server puts both into the page of every webview, and what it rendered the page from into those that it has rendered. */
const root = document.getElementById('root');
const data = document.getElementById('komawari-webview');
const rendered = document.getElementById('komawari-rendered');
if (root && data) void start(root, JSON.parse(data.textContent), rendered ? JSON.parse(rendered.textContent) : undefined);
else throw new Error('The webview came without its root or without its data: #root and #komawari-webview have to be there.');
