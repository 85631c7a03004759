import { languageInfo } from '@komawari/shared-domain';
import { type RemoteOutline, selectServiceLanguage, useAppSelector, useIsHydrating, useLocation } from '@komawari/shared-state';
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { notePart } from '../health/partEvents';
import { pressAgain } from '../opening/pressAgain';
import type { RemoteLoads } from './loading/remoteLoads';
import { RemoteErrorBoundary } from './RemoteErrorBoundary';
import styles from './RemoteFrame.module.css';
import { type RemotePage, type Translation, useRemotePage } from './useRemotePage';

/** What the shell draws while a page is not there. */
export interface FrameParts {
  loads: RemoteLoads;
  /** Stands where the page will be. */
  Loading: ComponentType;
  /** Says in the reader's language that this part of the site did not come, and offers to try again. */
  ErrorPanel: ComponentType<RemoteErrorProps>;
  /** Loads the page anew where the site is another one by now, and says whether it does. */
  updateIfOutdated: () => Promise<boolean>;
}

export interface RemoteErrorProps {
  /** The reader asks for this part once more. */
  onRetry: () => Promise<void>;
  /** The connection is back. */
  onConnected: () => void;
  /** Above a page that can still be read, where only the words of the new language are missing. */
  isNotice: boolean;
}

export interface RemoteFrameProps {
  parts: FrameParts;
  release: RemoteOutline;
  page: string;
}

/**
 * The place of a remote's page: whatever happens in it, the rest of the site goes on. Its boundary hydrates apart from the
 * shell: until the remote's scripts are here, the server's HTML stays.
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
 * Over the server's HTML the frame suspends until page and words are there or have failed. A component of its own, because
 * React 19.3 loses count of the hooks that stand behind `use`.
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
  // What was pressed in the server's HTML is heard now. The page's own part is the last that React has.
  useLayoutEffect(() => pressAgain({ holds: (element) => frame.current?.contains(element) === true, isLast: true }), []);
  // What readers were shown is counted, once per document.
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
  /** The page broke while it was drawn, or is to be drawn again. */
  onBroken: (isBroken: boolean) => void;
}

function FrameContent({ parts, remotePage, name, onBroken }: FrameContentProps) {
  const { Loading, ErrorPanel } = parts;
  const { retry } = remotePage;
  // What fails may have been taken back meanwhile, or be gone from the server: this document would ask for the same release for ever.
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
 * A page that broke at one address is drawn anew at another one. A component of its own: who asks for the location is drawn once
 * more whenever a reader comes back, and a page that is there would be with it.
 */
function OnNextAddress({ onChange }: { onChange: () => void }) {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname !== first) onChange();
  }, [pathname, first, onChange]);
  return null;
}

/** The words of the shell and those of the remote, in the language that the remote's words are in. */
function RemoteIntl({ translation, children }: { translation: Translation; children: ReactNode }) {
  const { messages: shellMessages, defaultLocale, onError } = useIntl();
  const { locale, messages } = translation;
  // The shell's own words are of the type of its files.
  const merged = useMemo(() => ({ ...(shellMessages as Record<string, string>), ...messages }), [shellMessages, messages]);
  return (
    <IntlProvider locale={languageInfo(locale).tag} defaultLocale={defaultLocale} messages={merged} onError={onError}>
      {children}
    </IntlProvider>
  );
}
