import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { firstAnswerHooks } from '../first-screen/firstAnswerHooks';
import { baseQuery } from './baseQuery';

const createApi = buildCreateApi(coreModule(), reactHooksModule(), firstAnswerHooks);

/**
 * Server data of the whole site. A feature adds its own endpoints with `injectEndpoints`.
 * Loaded data stays (docs/specification.md §4: loaded once and reused). Only data whose tag is marked as stale is requested
 * again.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Favorites'],
  keepUnusedDataFor: Infinity,
  endpoints: () => ({}),
});
