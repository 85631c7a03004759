import { api } from '@komawari/shared-state';
import type { FeedbackDraft } from './feedbackDraft';

/** Sends a reader's feedback (docs/specification.md §7). The call also requires a subject, which is the type. */
const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation<null, FeedbackDraft>({
      query: ({ type, message }) => ({
        method: 'POST',
        path: '/web/contact',
        body: { subject: type, body: message, type },
      }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useSendFeedbackMutation } = feedbackApi;
