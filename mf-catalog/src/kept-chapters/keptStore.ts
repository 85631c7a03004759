import {
  isKeptInfo,
  isKeptStill,
  KEPT_CACHE,
  KEPT_UNTIL_HEADER,
  type KeptInfo,
  keptAddresses,
  keptChapterAddress,
  keptInfoAddress,
  SESSION_HEADER,
} from '@komawari/shared-domain';
import { decodeResponse, viewOf } from '@komawari/shared-proto';

/** What a reader sees of a kept chapter. */
export interface KeptChapter {
  chapterId: number;
  titleId: number;
  titleName: string;
  chapterName: string;
  /** Epoch seconds, or 0 if it never ends. */
  until: number;
  bytes: number;
}

type StoredChapter = KeptChapter & KeptInfo;

export interface KeepRequest extends Pick<KeptChapter, 'chapterId' | 'titleId' | 'titleName' | 'chapterName' | 'until'> {
  /** The address of the viewer's call. */
  address: string;
  session: string;
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** A phone's connection can carry this many requests at once without one slowing down another. */
const AT_ONCE = 3;

/** Fetches a chapter and stores it. If it does not arrive completely, deletes what was already stored. */
export async function keepChapter({ address, session, onProgress, signal, ...about }: KeepRequest): Promise<KeptChapter> {
  const cache = await caches.open(KEPT_CACHE);
  const answer = await bytesOf(await fetch(address, { headers: { [SESSION_HEADER]: session }, signal }));
  const images = imagesOf(answer);
  let bytes = answer.byteLength;
  let done = 0;
  const waiting = [...images];
  const take = async () => {
    for (let image = waiting.shift(); image !== undefined; image = waiting.shift()) {
      const picture = await bytesOf(await fetch(image, { signal }));
      await cache.put(image, new Response(picture));
      bytes += picture.byteLength;
      onProgress((done += 1) / images.length);
    }
  };
  const stored: StoredChapter = { ...about, bytes: 0, images };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, take));
    const headers = { [KEPT_UNTIL_HEADER]: String(about.until), 'Content-Type': 'application/octet-stream' };
    await cache.put(keptChapterAddress(about.chapterId), new Response(answer, { headers }));
    await cache.put(keptInfoAddress(about.chapterId), new Response(JSON.stringify({ ...stored, bytes })));
  } catch (error) {
    await removeFrom(cache, stored, await storedChapters(cache));
    throw error;
  }
  return { ...about, bytes };
}

/** Returns everything that is kept, by title and chapter. Deletes chapters that may no longer be shown. */
export async function keptChapters(nowSeconds: number): Promise<KeptChapter[]> {
  if (!(await caches.has(KEPT_CACHE))) return [];
  const cache = await caches.open(KEPT_CACHE);
  const stored = await storedChapters(cache);
  const [kept, ended] = [true, false].map((isStill) => stored.filter(({ until }) => isKeptStill(until, nowSeconds) === isStill));
  for (const chapter of ended ?? []) await removeFrom(cache, chapter, kept ?? []);
  return (kept ?? [])
    .map(({ images: _, ...chapter }) => chapter)
    .sort((a, b) => a.titleName.localeCompare(b.titleName) || a.chapterId - b.chapterId);
}

export async function removeKept(chapterId: number): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  const stored = await storedChapters(cache);
  const chapter = stored.find((candidate) => candidate.chapterId === chapterId);
  if (chapter) {
    const others = stored.filter((candidate) => candidate !== chapter);
    await removeFrom(cache, chapter, others);
  }
}

async function bytesOf(response: Response): Promise<ArrayBuffer> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return response.arrayBuffer();
}

/** @throws if the answer is an error or has another view */
function imagesOf(answer: ArrayBuffer): string[] {
  const response = decodeResponse(new Uint8Array(answer));
  if (response.kind === 'error') throw new Error('The chapter cannot be read.');
  const { pages } = viewOf(response, 'mangaViewer');
  return [...new Set(pages.flatMap(({ content }) => (content?.kind === 'mangaPage' ? [content.value.imageUrl] : [])))];
}

async function storedChapters(cache: Cache): Promise<StoredChapter[]> {
  const addresses = (await cache.keys()).filter(({ url }) => isKeptInfo(url));
  const answers = await Promise.all(addresses.map((address) => cache.match(address)));
  // `keepChapter` wrote them.
  return Promise.all(answers.flatMap((answer) => (answer ? [answer.json() as Promise<StoredChapter>] : [])));
}

async function removeFrom(cache: Cache, chapter: KeptInfo, others: readonly KeptInfo[]): Promise<void> {
  await Promise.all(keptAddresses(chapter, others).map((address) => cache.delete(address)));
}
