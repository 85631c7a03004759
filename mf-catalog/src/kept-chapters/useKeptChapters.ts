import { type ChapterTimes, chapterAccess, DEFAULT_IMAGE_QUALITY, isImageQuality } from '@komawari/shared-domain';
import type { Chapter } from '@komawari/shared-proto';
import { callAddress, getSessionId, readStored, selectEnvironment, useAppSelector } from '@komawari/shared-state';
import { useEffect, useSyncExternalStore } from 'react';
import { type KeptChapter, keepChapter, keptChapters, removeKept } from './keptStore';

/** A chapter that is on its way into this browser: how much of it is there; or that it did not come. */
export type Keeping = { part: number; abort: () => void } | 'failed';

/** What all components of the page know of it. */
interface KeptState {
  /** Unknown until the browser has said it. */
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

/** Whether readers may keep chapters here: the publisher has switched it on, and the browser can. */
export function useCanKeep(): boolean {
  const { canKeepChapters } = useAppSelector(selectEnvironment);
  return canKeepChapters === true && typeof caches !== 'undefined' && 'serviceWorker' in navigator;
}

/** What is kept in this browser, and what is on its way. */
export function useKeptChapters(): KeptState {
  const canKeep = useCanKeep();
  // On the server nothing is known, as here at first.
  const known = useSyncExternalStore(subscribe, current, current);
  // The browser's storage is outside React. A chapter's time may have ended since.
  useEffect(() => {
    if (canKeep) void refresh();
  }, [canKeep]);
  return known;
}

/** When a chapter that is kept now may not be shown any more: the end of the time in which it can be read now. */
export function keptUntil(times: ChapterTimes, nowSeconds: number): number {
  return chapterAccess(times, nowSeconds) === 'ticket' ? times.chapterTicketEndtime : times.endTimeStamp;
}

/** Keeps a chapter, as large as the reader's setting of the viewer has it. */
export function useKeep(): (chapter: Chapter, titleName: string) => Promise<void> {
  const { apiBase } = useAppSelector(selectEnvironment);
  return async ({ chapterId, titleId, name, ...times }, titleName) => {
    const abort = new AbortController();
    const stored = readStored('imageQuality');
    const quality = isImageQuality(stored) ? stored : DEFAULT_IMAGE_QUALITY;
    // Nobody opens it yet.
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
      // The browser may then not clear it away by itself; where it asks nobody, it decides.
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
