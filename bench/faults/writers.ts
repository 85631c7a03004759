import { sessionHash } from '@komawari/server/src/http/request/session';
import { itemAt } from '../itemAt';
import { randomFrom } from '../randomFrom';
import { call, readerSession } from '../site/call';
import { type Ledger, type MarkKind, markKey } from './Ledger';

/** The content that writers write to. */
export interface WritersContent {
  titleId: number;
  chapterIds: readonly number[];
  commentIds: readonly number[];
}

/** Longer than a server makes anybody wait. */
const TIMEOUT_MS = 15_000;

/** The server limits the comments of one session, so writers continue with a new session. */
const WRITES_OF_A_SESSION = 200;

/** The pause before a refused writer tries again. */
const PAUSE_MS = 20;

interface Writer {
  number: number;
  written: number;
  /** The last value that this session asked for, by mark. */
  wishes: Map<string, boolean>;
}

/**
 * Starts this many writers. Each does random writes one after the other, and records each answer in the ledger.
 * @returns a function that ends them
 */
export function startWriters(count: number, url: () => string, content: WritersContent, ledger: Ledger): () => Promise<void> {
  let isEnding = false;
  const running = Array.from({ length: count }, async (_, number) => {
    const random = randomFrom(number + 1);
    const writer: Writer = { number, written: 0, wishes: new Map() };
    while (!isEnding) {
      if (writer.written % WRITES_OF_A_SESSION === 0) writer.wishes.clear();
      const isKept = await writeOnce(`${url()}/api`, writer, random, content, ledger);
      writer.written += 1;
      if (!isKept) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  });
  return async () => {
    isEnding = true;
    await Promise.all(running);
  };
}

async function writeOnce(
  api: string,
  writer: Writer,
  random: () => number,
  { titleId, chapterIds, commentIds }: WritersContent,
  ledger: Ledger,
): Promise<boolean> {
  const session = readerSession(writer.number * 1_000_000 + Math.floor(writer.written / WRITES_OF_A_SESSION));
  const isKept = (method: string, path: string, body?: object) =>
    call(method, api + path, session, { timeoutMs: TIMEOUT_MS, ...(body && { body }) }).then(
      () => true,
      () => false,
    );
  const pick = (ids: readonly number[]) => itemAt(ids, Math.floor(random() * ids.length));
  const text = `${writer.number}-${writer.written}`;
  const dice = random();
  if (dice < 0.15) return told(await isKept('POST', `/comment?chapter_id=${pick(chapterIds)}&body=${text}`));
  if (dice < 0.3) return told(await isKept('POST', '/web/contact', { subject: 'A fault', body: text }));
  if (dice < 0.4) {
    const id = pick(chapterIds);
    return marked('opened', id, true, await isKept('GET', `/manga_viewer?chapter_id=${id}`));
  }
  const kind = dice < 0.6 ? 'favorite' : 'like';
  const id = kind === 'favorite' ? titleId : pick(commentIds);
  const isSet = !writer.wishes.get(`${kind} ${id}`);
  writer.wishes.set(`${kind} ${id}`, isSet);
  const path = kind === 'favorite' ? `/title_list/bookmark?title_id=${id}` : `/comment_like?comment_id=${id}`;
  return marked(kind, id, isSet, await isKept(isSet ? 'PUT' : 'DELETE', path));

  function told(isAcknowledged: boolean): boolean {
    ledger.sent(text, isAcknowledged);
    return isAcknowledged;
  }
  function marked(of: MarkKind, markedId: number, value: boolean, isAcknowledged: boolean): boolean {
    // The IDs of these sessions are well formed.
    ledger.marked(markKey(of, sessionHash(session) ?? '', markedId), value, isAcknowledged);
    return isAcknowledged;
  }
}
