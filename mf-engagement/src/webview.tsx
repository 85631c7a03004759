/** The start of a webview that the server answers from this remote alone: one page, its words, no shell. */
import { type Locale, languageInfo } from '@komawari/shared-domain';
import './webview/webview.css';
import type { Messages, WebviewPageData } from '@komawari/shared-state/contract';
import { addressOfPage, WebviewProvider } from '@komawari/shared-state/webview';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { loadMessages } from './loadMessages';
import styles from './webview/WebviewPage.module.css';
import { webviewPages } from './webviewPages';

/** Webpack's files of the page and of its words stand in the HTML, so these imports wait for no further request. */
async function start(root: Element, data: WebviewPageData<keyof typeof webviewPages>): Promise<void> {
  const { config, locale, route, page } = data;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const context = { environment: { ...config, timeZone }, address: addressOfPage(route, window.location) };
  const [{ Component }, messages] = await Promise.all([webviewPages[page](), wordsIn(locale)]);
  createRoot(root).render(
    <WebviewProvider value={context}>
      <IntlProvider locale={languageInfo(locale).tag} defaultLocale="en" timeZone={timeZone} messages={messages}>
        {/* Marked as the shell marks a remote that is there, for tools that wait for it. */}
        <main className={styles.page} data-remote="mf_engagement" data-status="ready">
          <Component />
        </main>
      </IntlProvider>
    </WebviewProvider>,
  );
}

/** Without its words the page speaks English, whose words are in the code. */
function wordsIn(locale: Locale): Promise<Messages> {
  return loadMessages(locale).catch(() => ({}));
}

/** The server puts both into the page of every webview. */
const root = document.getElementById('root');
const data = document.getElementById('komawari-webview');
if (root && data) void start(root, JSON.parse(data.textContent));
else throw new Error('The webview came without its root or without its data: #root and #komawari-webview have to be there.');
