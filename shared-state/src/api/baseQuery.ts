/** How RTK Query asks: with the context that the store knows, and the languages back into it. */
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { selectEnvironment } from '../environment/environmentSlice';
import { languagesArrived } from '../language/languageSlice';
import type { ThunkContext } from '../thunkContext';
import type { ApiError } from '../transport/apiError';
import type { ApiRequest } from '../transport/apiRequest';
import { ask } from '../transport/ask';

export interface ApiExtraOptions {
  /** The screen that asks shows the error itself, so the shell does not leave it for an error page. */
  handlesErrors?: boolean;
}

/** Travels with an error, for `errorReporting`. */
export interface ApiMeta {
  handlesErrors: boolean;
}

export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, ApiExtraOptions, ApiMeta> = async (
  request,
  api,
  // Endpoints without extra options give none, whatever the type says.
  extraOptions: ApiExtraOptions | undefined,
) => {
  // The toolkit knows nothing of this store.
  const { apiBase, questionnaireBase } = selectEnvironment(api.getState() as never);
  const { signal, dispatch } = api;
  const onLanguages = (languages: Parameters<typeof languagesArrived>[0]) => void dispatch(languagesArrived(languages));
  // What `makeStore` gave.
  const { firstScreen, answersAhead } = api.extra as ThunkContext;
  const early = answersAhead?.take(request);
  // Once React has a page from the server's HTML, all its hooks ask in one go: each call has a turn of its own. Changes do not wait,
  // as the page may be left.
  if (firstScreen && !early && api.type === 'query') await new Promise((resolve) => void setTimeout(resolve));
  const came = firstScreen?.take(request);
  if (came?.languages) onLanguages(came.languages);
  const outcome = came?.outcome ?? (await ask(request, { apiBase, questionnaireBase, signal, onLanguages, early }));
  // Immer freezes what the store is given to its last leaf, 15 ms of a title's thousand chapters, but nothing in what is frozen.
  Object.freeze(outcome.data);
  return { ...outcome, meta: { handlesErrors: extraOptions?.handlesErrors === true } };
};
