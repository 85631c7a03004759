import { type FeedbackType } from '@komawari/shared-domain';
import { readStored, writeStored } from '@komawari/shared-state';

export interface FeedbackDraft {
  type: FeedbackType;
  message: string;
}

export const EMPTY_DRAFT: FeedbackDraft = { type: 'report', message: '' };

/** What was being written when the page was left. Whatever else lies in the storage is no draft. */
export function storedDraft(): FeedbackDraft {
  // Each value is looked at before it is used.
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
