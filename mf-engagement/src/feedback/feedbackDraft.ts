import { type FeedbackType } from '@komawari/shared-domain';
import { readStored, writeStored } from '@komawari/shared-state';

export interface FeedbackDraft {
  type: FeedbackType;
  message: string;
}

export const EMPTY_DRAFT: FeedbackDraft = { type: 'report', message: '' };

/** Returns the draft from when the reader left the page. Anything else in storage is not a draft. */
export function storedDraft(): FeedbackDraft {
  // Each value is checked before it is used.
  const { type, message } = (readStored('feedbackDraft') ?? {}) as Partial<Record<keyof FeedbackDraft, unknown>>;
  return {
    type: type === 'suggestion' ? 'suggestion' : 'report',
    message: typeof message === 'string' ? message : '',
  };
}

/** An empty draft is removed from storage. */
export function storeDraft(draft: FeedbackDraft): void {
  writeStored('feedbackDraft', draft.message === '' ? undefined : draft);
}
