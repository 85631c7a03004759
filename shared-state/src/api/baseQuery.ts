/** How RTK Query makes a call: it takes the context from the store, and puts the languages of the answer back into it. */
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { selectEnvironment } from '../environment/environmentSlice';
import { languagesArrived } from '../language/languageSlice';
import type { ThunkContext } from '../thunkContext';
import type { ApiError } from '../transport/apiError';
import type { ApiRequest } from '../transport/apiRequest';
import { ask } from '../transport/ask';

export interface ApiExtraOptions {
  /** The screen that makes the call shows the error itself, so the shell does not replace it with an error page. */
  handlesErrors?: boolean;
}

/** Passed along with an error, for `errorReporting`. */
export interface ApiMeta {
  handlesErrors: boolean;
}

export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, ApiExtraOptions, ApiMeta> = async (
  request,
  api,
  // For endpoints without extra options this is undefined, whatever the type says.
  extraOptions: ApiExtraOptions | undefined,
) => {
  // The toolkit does not know the type of this store.
  const { apiBase, questionnaireBase } = selectEnvironment(api.getState() as never);
  const { signal, dispatch } = api;
  const onLanguages = (languages: Parameters<typeof languagesArrived>[0]) => void dispatch(languagesArrived(languages));
  // `makeStore` passed it in.
  const { firstScreen, queryPrefetcher } = api.extra as ThunkContext;
  const early = queryPrefetcher?.take(request);
  // After hydration, all hooks of a page make their calls at once, so each call runs in its own task. Mutations do not wait,
  // because the reader may leave the page.
  if (firstScreen && !early && api.type === 'query') await new Promise((resolve) => void setTimeout(resolve));
  const came = firstScreen?.take(request);
  if (came?.languages) onLanguages(came.languages);
  const outcome = came?.outcome ?? (await ask(request, { apiBase, questionnaireBase, signal, onLanguages, early }));
  // Immer would freeze the whole answer deeply, which takes 15 ms for a title with a thousand chapters. It skips what is already
  // frozen.
  Object.freeze(outcome.data);
  return { ...outcome, meta: { handlesErrors: extraOptions?.handlesErrors === true } };
};
