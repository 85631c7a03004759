import { isRejectedWithValue, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '../transport/apiError';
import type { ApiMeta } from './baseQuery';

/** Passes every failed call to `onApiError`, unless its screen shows the error itself (docs/specification.md §8). */
export function errorReporting(onApiError: (error: ApiError) => void): Middleware {
  return () => (next) => (action) => {
    const result = next(action);
    if (isUnhandled(action)) onApiError(action.payload);
    return result;
  };
}

function isUnhandled(action: unknown): action is UnknownAction & { payload: ApiError } {
  if (!isRejectedWithValue(action)) return false;
  // `baseQuery` set it. Other rejected actions have none.
  const meta = action.meta as { baseQueryMeta?: ApiMeta };
  return meta.baseQueryMeta?.handlesErrors === false;
}
