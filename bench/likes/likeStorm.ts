import { viewOf } from '@komawari/shared-proto';
import { itemAt } from '../itemAt';
import { randomFrom } from '../randomFrom';
import { call, readerSession } from '../site/call';

const READERS = 200;
const MAX_COMMENTS = 50;
const TICK_MS = 10;

/** Presses under way at once; half of the fewest buttons, so that an idle one is found soon. */
const MAX_OPEN = 1000;

/** One press in so many is sent twice, as by an impatient client. */
const TWICE = 10;

export interface Storm {
  /** Likes and unlikes a second that are sent, and for how long. */
  perSecond: number;
  seconds: number;
}

export interface StormResult {
  sentPerSecond: number;
  answeredPerSecond: number;
  /** Milliseconds from sending to the answer. */
  waits: number[];
  failed: number;
  /** Comments whose count is not the number of readers who like them in the end, and readers' likes that are not as they left them. */
  wrong: number;
}

/**
 * Readers like and unlike a chapter's comments at a fixed rate, whether the server keeps up or not; then all counts are compared.
 * One reader's presses of one button wait for each other, as in the frontend: their order decides about the end.
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
    // A server that falls far behind is not sent more: what was not sent is in the table.
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
    // Every tenth reader is asked for their own mark besides.
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
