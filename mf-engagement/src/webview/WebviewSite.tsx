import { languageInfo } from '@komawari/shared-domain';
import type { PageModule, RenderedPage, WebviewPageData } from '@komawari/shared-state/contract';
import { createFirstScreen, type PageAddress, useIsHydrating, WebviewProvider } from '@komawari/shared-state/webview';
import { replayFieldChanges } from '@komawari/shared-ui';
import { useLayoutEffect, useMemo } from 'react';
import { IntlProvider } from 'react-intl';
import styles from './WebviewPage.module.css';
import type { WebviewMessages } from './webviewMessages';

export interface WebviewSiteProps extends PageModule, WebviewMessages {
  data: WebviewPageData;
  address: PageAddress;
  /** The reader's time zone. */
  timeZone: string;
  /** What the server rendered the page from, if it did. */
  rendered: RenderedPage | undefined;
}

/** A webview with everything around its page. It is the same on the server and in the browser. */
export function WebviewSite({ data, address, Component, locale, messages, timeZone: own, rendered }: WebviewSiteProps) {
  const { config } = data;
  const isHydrating = useIsHydrating();
  const timeZone = isHydrating && rendered ? rendered.timeZone : own;
  const firstScreen = useMemo(() => rendered && createFirstScreen(rendered), [rendered]);
  const context = useMemo(
    () => ({ environment: { ...config, timeZone }, address, firstScreen }),
    [config, timeZone, address, firstScreen],
  );
  // Replays what was typed into the server's HTML.
  useLayoutEffect(() => {
    if (rendered) replayFieldChanges(() => true);
  }, [rendered]);
  return (
    <WebviewProvider value={context}>
      <IntlProvider locale={languageInfo(locale).tag} defaultLocale="en" messages={messages}>
        {/* Marked like a loaded remote in the shell, for tools that wait for it. */}
        <main className={styles.page} data-remote="mf_engagement" data-status={isHydrating ? 'rendered' : 'ready'}>
          <Component />
        </main>
      </IntlProvider>
    </WebviewProvider>
  );
}
