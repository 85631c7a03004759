import type { FirstAnswer } from '../contract';
import { isNewSession } from '../session/sessionId';

/**
 * Whether an answer that came with the page is this reader's: it is the same for everyone, or they are new, so that the
 * server knows as little of them as of nobody. Otherwise the browser asks for theirs.
 */
export function isForReader({ isForNobody, isForNewReaders }: FirstAnswer): boolean {
  return !isForNobody || (isForNewReaders === true && isNewSession());
}
