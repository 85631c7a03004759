import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { firstAnswerHooks } from '../first-screen/firstAnswerHooks';
import { baseQuery } from './baseQuery';

const createApi = buildCreateApi(coreModule(), reactHooksModule(), firstAnswerHooks);

/**
 * Server data of the whole site. A feature adds the endpoints that it alone calls with `injectEndpoints`.
 * What was loaded stays (docs/specification.md §4: loaded once and reused); only what a tag marks as stale is asked for again.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Favorites'],
  keepUnusedDataFor: Infinity,
  endpoints: () => ({}),
});
