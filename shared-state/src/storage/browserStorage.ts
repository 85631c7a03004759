/**
 * The one owner of `localStorage`. Storage may be off, full or hold anything at all:
 * reading then gives `undefined`, writing is dropped, and the visit goes on in memory.
 */

/** What may be stored, by the name that the code uses. */
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
  | 'isPushOfferDeclined';

/**
 * Keys on disk (docs/specification.md §3, Browser storage) that are not the names in code. The others are left out: this stands in
 * every page's HTML, with the script that reads the session there.
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

/** Reads and parses one value. Whoever asks checks its shape, since a reader can write anything there. */
export function readStored(name: StorageName): unknown {
  try {
    const text = globalThis.localStorage?.getItem(keyOf(name));
    return text == null ? undefined : parse(text);
  } catch {
    return undefined;
  }
}

/** Writes one value as JSON, or removes it when it is `undefined`. Says whether it was kept. */
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
 * Tells of changes that another tab made, also of those that were made while this page lay in the browser's
 * back/forward cache, where it hears nothing. Returns what ends it.
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

/** Values written before JSON was used here (`es`, a bare uuid) are taken as text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
