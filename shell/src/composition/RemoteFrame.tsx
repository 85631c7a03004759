import { languageInfo } from '@komawari/shared-domain';
import { type RemoteOutline, selectServiceLanguage, useAppSelector, useIsHydrating, useLocation } from '@komawari/shared-state';
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { notePart } from '../health/partEvents';
import { replayEarlyClicks } from '../opening/replayEarlyClicks';
import type { RemoteLoads } from './loading/remoteLoads';
import { RemoteErrorBoundary } from './RemoteErrorBoundary';
import styles from './RemoteFrame.module.css';
import { type RemotePage, type Translation, useRemotePage } from './useRemotePage';

/** What the shell renders while a page is missing. */
export interface FrameParts {
  loads: RemoteLoads;
  /** Placeholder for the page. */
  Loading: ComponentType;
  /** Says in the reader's language that this part of the site did not load, and offers to try again. */
  ErrorPanel: ComponentType<RemoteErrorProps>;
  /** Reloads the page if another composition is live by now. Resolves to whether it reloads. */
  updateIfOutdated: () => Promise<boolean>;
}

export interface RemoteErrorProps {
  /** The reader tries this part again. */
  onRetry: () => Promise<void>;
  /** The connection is back. */
  onConnected: () => void;
  /** Shown above a page that is still readable, when only the messages of the new language are missing. */
  isNotice: boolean;
}

export interface RemoteFrameProps {
  parts: FrameParts;
  release: RemoteOutline;
  page: string;
}

/**
 * The frame around a remote's page. Whatever happens inside, the rest of the site keeps working. Its Suspense boundary hydrates
 * separately from the shell: the server's HTML stays until the remote's scripts are here.
 */
export function RemoteFrame(props: RemoteFrameProps) {
  const { Loading } = props.parts;
  return (
    <Suspense fallback={<Loading />}>
      <HydrationGate {...props}>
        <Frame {...props} />
      </HydrationGate>
    </Suspense>
  );
}

/**
 * During hydration, suspends until the page and its messages have loaded or failed. It is a separate component because React 19.3
 * miscounts the hooks that come after `use`.
 */
function HydrationGate({ parts: { loads }, release, page, children }: RemoteFrameProps & { children: ReactNode }) {
  const locale = useAppSelector(selectServiceLanguage);
  const isHydrating = useIsHydrating();
  if (isHydrating && !loads.hasArrived(release, page, locale)) use(loads.arrival(release, page, locale));
  return children;
}

function Frame({ parts, release, page }: RemoteFrameProps) {
  const remotePage = useRemotePage(parts.loads, release, page);
  const [isBroken, setIsBroken] = useState(false);
  const isHydrating = useIsHydrating();
  const status = isHydrating ? 'rendered' : isBroken ? 'failed' : remotePage.status;
  const isSettled = status !== 'loading';
  const frame = useRef<HTMLDivElement>(null);
  // Replays presses on the server's HTML. The page inside the frame is the last part that React hydrates.
  useLayoutEffect(() => replayEarlyClicks({ holds: (element) => frame.current?.contains(element) === true, isLast: true }), []);
  // Counts what readers were shown, once per document.
  useEffect(() => {
    if (isSettled) notePart({ part: release.name });
  }, [isSettled, release.name]);
  return (
    <div ref={frame} className={styles.frame} data-remote={release.name} data-version={release.version} data-status={status}>
      <FrameContent parts={parts} remotePage={remotePage} name={release.name} onBroken={setIsBroken} />
    </div>
  );
}

interface FrameContentProps {
  parts: FrameParts;
  remotePage: RemotePage;
  name: string;
  /** `true` when the page breaks while it renders, `false` when it is to render again. */
  onBroken: (isBroken: boolean) => void;
}

function FrameContent({ parts, remotePage, name, onBroken }: FrameContentProps) {
  const { Loading, ErrorPanel } = parts;
  const { retry } = remotePage;
  // The release may have been rolled back or deleted. This document would request it for ever.
  const retryOrUpdate = async (retryHere: () => unknown) => {
    if (!(await parts.updateIfOutdated())) retryHere();
  };
  const failed = { onRetry: () => retryOrUpdate(() => retry()), onConnected: () => retry() };
  if (remotePage.status === 'loading') return <Loading />;
  if (remotePage.status === 'failed') return <ErrorPanel {...failed} isNotice={false} />;
  const { Component, translation, isTranslationMissing } = remotePage;
  return (
    <RemoteErrorBoundary
      remoteName={name}
      onBroken={onBroken}
      fallback={(reset) => {
        const retryBroken = () => [retry({ isBroken: true }), reset()];
        return (
          <>
            <ErrorPanel isNotice={false} onRetry={() => retryOrUpdate(retryBroken)} onConnected={retryBroken} />
            <OnNextAddress onChange={reset} />
          </>
        );
      }}
    >
      {isTranslationMissing && <ErrorPanel {...failed} isNotice />}
      <RemoteIntl translation={translation}>
        <Component />
      </RemoteIntl>
    </RemoteErrorBoundary>
  );
}

/**
 * After a page broke at one address, renders it again at the next address. It is a separate component because a component that
 * calls `useLocation` renders again each time the reader comes back, and a working page would render with it.
 */
function OnNextAddress({ onChange }: { onChange: () => void }) {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname !== first) onChange();
  }, [pathname, first, onChange]);
  return null;
}

/** Provides the messages of the shell and of the remote, in the language of the remote's messages. */
function RemoteIntl({ translation, children }: { translation: Translation; children: ReactNode }) {
  const { messages: shellMessages, defaultLocale, onError } = useIntl();
  const { locale, messages } = translation;
  // The shell's messages have the type of its locale files.
  const merged = useMemo(() => ({ ...(shellMessages as Record<string, string>), ...messages }), [shellMessages, messages]);
  return (
    <IntlProvider locale={languageInfo(locale).tag} defaultLocale={defaultLocale} messages={merged} onError={onError}>
      {children}
    </IntlProvider>
  );
}
