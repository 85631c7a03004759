import { viewOf } from '@komawari/shared-proto';
import { itemAt } from '../itemAt';
import { randomFrom } from '../randomFrom';
import { call, readerSession } from '../site/call';

const READERS = 200;
const MAX_COMMENTS = 50;
const TICK_MS = 10;

/** The maximum number of presses at once: half of the smallest number of buttons, so that an idle one is found quickly. */
const MAX_OPEN = 1000;

/** One press in this many is sent twice, as an impatient client does. */
const TWICE = 10;

export interface Storm {
  /** The number of likes and unlikes sent per second. */
  perSecond: number;
  seconds: number;
}

export interface StormResult {
  sentPerSecond: number;
  answeredPerSecond: number;
  /** Milliseconds from the request to the answer. */
  waits: number[];
  failed: number;
  /**
   * Checks at the end that failed: the count of a comment is not the number of readers who like it, or a reader's own like
   * differs from what they last set.
   */
  wrong: number;
}

/**
 * Readers like and unlike a chapter's comments at a fixed rate, whether the server keeps up or not. Then all counts are compared.
 * One reader's presses of one button wait for each other, as in the frontend, because their order decides the result.
 */
export async function likeStorm(
  apiUrl: string,
  chapterId: number,
  commentIds: readonly number[],
  storm: Storm,
): Promise<StormResult> {
  const targets = commentIds.slice(0, MAX_COMMENTS);
  const buttons = targets.flatMap((commentId) =>
    Array.from({ length: READERS }, (_, reader) => ({ commentId, reader, isLiked: false, isBusy: false })),
  );
  const result: StormResult = { sentPerSecond: 0, answeredPerSecond: 0, waits: [], failed: 0, wrong: 0 };
  const random = randomFrom(7);
  const open = new Set<Promise<void>>();
  let sent = 0;
  async function send(button: (typeof buttons)[number]) {
    const began = performance.now();
    const url = `${apiUrl}/comment_like?comment_id=${button.commentId}`;
    sent += 1;
    await call(button.isLiked ? 'PUT' : 'DELETE', url, readerSession(button.reader)).catch(() => (result.failed += 1));
    result.waits.push(performance.now() - began);
  }
  async function press() {
    const button = idle(buttons, random);
    button.isBusy = true;
    button.isLiked = !button.isLiked;
    await Promise.all(sent % TWICE === 0 ? [send(button), send(button)] : [send(button)]);
    button.isBusy = false;
  }
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  while (elapsed() < storm.seconds) {
    // If the server falls far behind, sending pauses. The table shows what was not sent.
    while (sent < elapsed() * storm.perSecond && open.size < MAX_OPEN) {
      const pressed: Promise<void> = press().finally(() => open.delete(pressed));
      open.add(pressed);
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  result.sentPerSecond = sent / elapsed();
  await Promise.all(open);
  result.answeredPerSecond = sent / elapsed();
  result.wrong = await wrongCounts(apiUrl, chapterId, buttons);
  return result;
}

async function wrongCounts(
  apiUrl: string,
  chapterId: number,
  buttons: readonly { commentId: number; reader: number; isLiked: boolean }[],
): Promise<number> {
  let wrong = 0;
  for (const commentId of new Set(buttons.map((button) => button.commentId))) {
    const ofComment = buttons.filter((button) => button.commentId === commentId);
    // Each check also compares the reader's own like. Only every tenth reader is checked.
    for (const { reader, isLiked } of ofComment.filter((button) => button.reader % 10 === 0)) {
      const url = `${apiUrl}/comment?chapter_id=${chapterId}&comment_id=${commentId}`;
      const [comment] = viewOf(await call('GET', url, readerSession(reader)), 'commentListView').comments;
      const likes = ofComment.filter((button) => button.isLiked).length;
      if (comment?.numberOfLikes !== likes || comment.alreadyLiked !== isLiked) wrong += 1;
    }
  }
  return wrong;
}

function idle<Button extends { isBusy: boolean }>(buttons: readonly Button[], random: () => number): Button {
  for (;;) {
    const button = itemAt(buttons, Math.floor(random() * buttons.length));
    if (!button.isBusy) return button;
  }
}
