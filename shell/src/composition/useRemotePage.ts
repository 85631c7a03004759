import type { Locale } from '@komawari/shared-domain';
import { type Messages, type RemoteOutline, selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Load } from './loading/loadCache';
import type { RemoteLoads } from './loading/remoteLoads';

/** The messages of a remote that are on the screen, and their language. */
export interface Translation {
  locale: Locale;
  messages: Messages;
}

export type RemotePage = { retry: (options?: { isBroken: boolean }) => void } & (
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; Component: ComponentType; translation: Translation; isTranslationMissing: boolean }
);

/**
 * Returns a page of a remote with its messages. When the language changes, the page stays as it is until the new messages have
 * loaded. If they do not load, the page keeps the old ones and says so.
 */
export function useRemotePage(loads: RemoteLoads, release: RemoteOutline, page: string): RemotePage {
  const locale = useAppSelector(selectServiceLanguage);
  const loadedPage = useLoad(loads, () => loads.readPage(release, page));
  const loadedMessages = useLoad(loads, () => loads.readMessages(release, locale));
  const [shown, setShown] = useState<Translation>();

  // Loading is a side effect. It does nothing for loads that have already begun, so it can run after every change.
  useEffect(() => {
    loads.beginPage(release, page);
    loads.beginMessages(release, locale);
  });

  const retry = useCallback((options = { isBroken: false }) => loads.retry(release, options), [loads, release]);
  const arrived = loadedMessages.status === 'ready' ? loadedMessages.value : undefined;
  // Kept until the messages of another language have arrived.
  if (arrived && arrived !== shown?.messages) setShown({ locale, messages: arrived });
  const translation = arrived ? { locale, messages: arrived } : shown;

  if (loadedPage.status === 'ready' && translation) {
    const isTranslationMissing = loadedMessages.status === 'failed';
    return { status: 'ready', Component: loadedPage.value, translation, isTranslationMissing, retry };
  }
  const isFailed = loadedPage.status === 'failed' || loadedMessages.status === 'failed';
  return { status: isFailed ? 'failed' : 'loading', retry };
}

function useLoad<T>(loads: RemoteLoads, read: () => Load<T>): Load<T> {
  return useSyncExternalStore(loads.subscribe, read, read);
}
