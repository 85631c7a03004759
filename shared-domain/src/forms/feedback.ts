/** docs/specification.md §2, Feedback; the first is the default. */
export const FEEDBACK_TYPES = ['report', 'suggestion'] as const;

export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** docs/specification.md §5, §9 */
export const MAX_FEEDBACK_LENGTH = 5000;

/** Whether a message can be sent: not empty, and not too long (docs/specification.md §5). Spaces alone count as empty. */
export function isFeedbackMessage(message: string): boolean {
  return message.trim() !== '' && message.length <= MAX_FEEDBACK_LENGTH;
}
