import { readStored, writeStored } from '@komawari/shared-state';

export type FeedbackType = 'report' | 'suggestion';

export interface FeedbackDraft {
  type: FeedbackType;
  message: string;
}

/** docs/specification.md §5, §9 */
export const MAX_CHARACTERS = 5000;

export const EMPTY_DRAFT: FeedbackDraft = { type: 'report', message: '' };

/** docs/specification.md §5: not empty, and at most 5000 characters. A message of spaces says nothing. */
export function canBeSent({ message }: FeedbackDraft): boolean {
  return message.trim() !== '' && message.length <= MAX_CHARACTERS;
}

/** What was being written when the page was left. Whatever else lies in the storage is no draft. */
export function storedDraft(): FeedbackDraft {
  const { type, message } = (readStored('feedbackDraft') ?? {}) as Partial<Record<keyof FeedbackDraft, unknown>>;
  return {
    type: type === 'suggestion' ? 'suggestion' : 'report',
    message: typeof message === 'string' ? message : '',
  };
}

/** An empty draft leaves nothing behind. */
export function storeDraft(draft: FeedbackDraft): void {
  writeStored('feedbackDraft', draft.message === '' ? undefined : draft);
}
