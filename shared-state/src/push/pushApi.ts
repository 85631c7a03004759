import type { PushTokenView } from '@komawari/shared-proto';
import { api } from '../api/api';

/** Tells the server where to send notifications of new chapters (docs/specification.md §7). */
export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `lang` is the three-letter code of the service language. */
    registerPushToken: build.mutation<PushTokenView, { token: string; lang: string }>({
      query: ({ token, lang }) => ({
        method: 'POST',
        path: '/push_token',
        params: { push_token: token, lang },
        view: 'pushTokenView',
      }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useRegisterPushTokenMutation } = pushApi;
