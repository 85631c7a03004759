import type { FirstAnswer } from '../contract';
import { isNewSession } from '../session/sessionId';

/**
 * Whether an answer that came with the page is valid for this reader. It is if the answer is the same for everyone, or if the
 * reader is new, so that the server knows nothing about them. Otherwise the browser requests theirs.
 */
export function isForReader({ isForNobody, isForNewReaders }: FirstAnswer): boolean {
  return !isForNobody || (isForNewReaders === true && isNewSession());
}
