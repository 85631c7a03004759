import { api } from '@komawari/shared-state';
import type { FeedbackDraft } from './feedbackDraft';

/** What a reader has to say (docs/specification.md §7). The call wants a subject too: it is the type. */
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
