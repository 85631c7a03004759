import { type ChapterTimes, chapterAccess, DEFAULT_IMAGE_QUALITY, isImageQuality } from '@komawari/shared-domain';
import type { Chapter } from '@komawari/shared-proto';
import { callAddress, getSessionId, readStored, selectEnvironment, useAppSelector } from '@komawari/shared-state';
import { useEffect, useSyncExternalStore } from 'react';
import { type KeptChapter, keepChapter, keptChapters, removeKept } from './keptStore';

/** State of a chapter that is being stored in this browser: the part that has arrived, or a failure. */
export type Keeping = { part: number; abort: () => void } | 'failed';

/** State that all components of the page share. */
interface KeptState {
  /** Undefined until the browser has reported it. */
  kept: readonly KeptChapter[] | undefined;
  keeping: Readonly<Record<number, Keeping>>;
}

let state: KeptState = { kept: undefined, keeping: {} };
const listeners = new Set<() => void>();

function change(part: Partial<KeptState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

function setKeeping(chapterId: number, value: Keeping | undefined): void {
  const { [chapterId]: _, ...others } = state.keeping;
  change({ keeping: value === undefined ? others : { ...others, [chapterId]: value } });
}

async function refresh(): Promise<void> {
  change({ kept: await keptChapters(Date.now() / 1000) });
}

function current(): KeptState {
  return state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether readers may keep chapters here: the publisher has enabled it and the browser supports it. */
export function useCanKeep(): boolean {
  const { canKeepChapters } = useAppSelector(selectEnvironment);
  return canKeepChapters === true && typeof caches !== 'undefined' && 'serviceWorker' in navigator;
}

/** Returns what is kept in this browser, and what is being stored. */
export function useKeptChapters(): KeptState {
  const canKeep = useCanKeep();
  // The server knows nothing, and the browser knows nothing at first.
  const known = useSyncExternalStore(subscribe, current, current);
  // The browser's storage is outside React. Since the last look, a chapter may have expired.
  useEffect(() => {
    if (canKeep) void refresh();
  }, [canKeep]);
  return known;
}

/** When a chapter that is kept now may no longer be shown: at the end of its current reading period. */
export function keptUntil(times: ChapterTimes, nowSeconds: number): number {
  return chapterAccess(times, nowSeconds) === 'ticket' ? times.chapterTicketEndtime : times.endTimeStamp;
}

/** Returns a function that keeps a chapter, in the image quality of the reader's viewer settings. */
export function useKeep(): (chapter: Chapter, titleName: string) => Promise<void> {
  const { apiBase } = useAppSelector(selectEnvironment);
  return async ({ chapterId, titleId, name, ...times }, titleName) => {
    const abort = new AbortController();
    const stored = readStored('imageQuality');
    const quality = isImageQuality(stored) ? stored : DEFAULT_IMAGE_QUALITY;
    // `opens: 'no'`, because nobody opens the chapter yet.
    const params = {
      chapter_id: chapterId,
      split: 'yes',
      campaigns: 'yes',
      descriptions: 'yes',
      img_quality: quality,
      opens: 'no',
    };
    setKeeping(chapterId, { part: 0, abort: () => abort.abort() });
    try {
      await keepChapter({
        chapterId,
        titleId,
        titleName,
        chapterName: name,
        until: keptUntil(times, Date.now() / 1000),
        address: apiBase + callAddress('/manga_viewer', params),
        session: getSessionId(),
        signal: abort.signal,
        onProgress: (part) => setKeeping(chapterId, { part, abort: () => abort.abort() }),
      });
      await refresh();
      setKeeping(chapterId, undefined);
      // Asks the browser not to evict the storage on its own. A browser that does not ask the reader decides by itself.
      void navigator.storage?.persist?.();
    } catch {
      setKeeping(chapterId, abort.signal.aborted ? undefined : 'failed');
    }
  };
}

export async function removeChapter(chapterId: number): Promise<void> {
  await removeKept(chapterId);
  await refresh();
}
