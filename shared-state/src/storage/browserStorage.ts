/**
 * The only module that uses `localStorage`. Storage may be off, full or contain anything. Then reading returns `undefined`,
 * writes are dropped, and the visit goes on in memory.
 */

/** Everything that may be stored, by its name in the code. */
export type StorageName =
  | 'sessionId'
  | 'isInstallBannerShown'
  | 'isGdprAccepted'
  | 'viewerMode'
  | 'imageQuality'
  | 'regionalPromoShownAt'
  | 'service'
  | 'contents'
  | 'legacyContents'
  | 'viewedPopups'
  | 'theme'
  | 'readingProgress'
  | 'readChapters'
  | 'isHistoryPaused'
  | 'viewerSettings'
  | 'feedbackDraft'
  | 'mutedCommenters'
  | 'registeredPush'
  | 'isPushOfferDeclined'
  | 'favoriteDecision';

/**
 * Stored keys (docs/specification.md §3, Browser storage) that differ from the names in the code. Equal ones are left out,
 * because this code is in every page's HTML, with the script that reads the session.
 */
const KEYS: Partial<Record<StorageName, string>> = {
  isInstallBannerShown: 'isBannerShowed',
  isGdprAccepted: 'gdpr',
  contents: 'contentsV2',
  legacyContents: 'contents',
  viewedPopups: 'VIEWED_POPUP',
};

function keyOf(name: StorageName): string {
  return KEYS[name] ?? name;
}

/** Reads and parses one value. The caller must check its shape, because a reader can write anything there. */
export function readStored(name: StorageName): unknown {
  try {
    const text = globalThis.localStorage?.getItem(keyOf(name));
    return text == null ? undefined : parse(text);
  } catch {
    return undefined;
  }
}

/** Writes one value as JSON, or removes it if it is `undefined`. Returns whether that worked. */
export function writeStored(name: StorageName, value: unknown): boolean {
  try {
    if (value === undefined) globalThis.localStorage.removeItem(keyOf(name));
    else globalThis.localStorage.setItem(keyOf(name), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reports changes that another tab made. This includes changes from the time when this page was in the browser's back/forward
 * cache and received no events. Returns a function that stops it.
 */
export function onStoredElsewhere(name: StorageName, listener: (value: unknown) => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === keyOf(name)) listener(event.newValue === null ? undefined : parse(event.newValue));
  };
  const handleReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isStorageOn()) listener(readStored(name));
  };
  globalThis.addEventListener('storage', handle);
  globalThis.addEventListener('pageshow', handleReturn);
  return () => {
    globalThis.removeEventListener('storage', handle);
    globalThis.removeEventListener('pageshow', handleReturn);
  };
}

function isStorageOn(): boolean {
  try {
    return globalThis.localStorage != null;
  } catch {
    return false;
  }
}

/** Values that were written before JSON was used here (`es`, a bare UUID) are read as text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
