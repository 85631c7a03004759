/**
 * A part of RTK Query beside its own hooks: while the store has no answer to a query, the hook gives the one that came with
 * the page. No endpoint has to know of it. On the server nothing else ever answers; in the browser the store takes over as soon
 * as its own answer is there, which is the same one or, where it depends on the session, this reader's.
 */
import type { reactHooksModule } from '@reduxjs/toolkit/query/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ApiRequest } from '../transport/apiRequest';
import type { FirstScreen } from './firstScreen';
import { useFirstScreen } from './firstScreenContext';

/** What of an endpoint's definition says how its answer is made. */
interface Definition {
  type: string;
  query?: (argument: unknown) => ApiRequest;
  transformResponse?: (answer: unknown, meta: undefined, argument: unknown) => unknown;
  infiniteQueryOptions?: {
    initialPageParam: unknown;
    getNextPageParam: (last: unknown, pages: unknown[], param: unknown, params: unknown[], argument: unknown) => unknown;
  };
}

/** What of a hook's result tells whether the store has answered. */
interface QueryResult {
  currentData?: unknown;
  error?: unknown;
}

type QueryHook = (argument: unknown, options?: unknown) => QueryResult;

/** The name that RTK Query gives to the hooks of each kind of endpoint. */
const HOOKS: Readonly<Record<string, 'useQuery' | 'useInfiniteQuery'>> = {
  query: 'useQuery',
  infinitequery: 'useInfiniteQuery',
};

/** Comes after the toolkit's own hooks, which it wraps. Its type is theirs: it gives the api no name of its own. */
export const firstAnswerHooks = {
  name: 'firstAnswerHooks',
  init: (api: { endpoints: Record<string, Record<string, QueryHook | undefined>> } & Record<string, unknown>) => ({
    injectEndpoint(name: string, definition: Definition) {
      const kind = HOOKS[definition.type];
      const hooks = api.endpoints[name];
      const hook = kind && hooks?.[kind];
      if (!kind || !hook || !hooks) return;
      hooks[kind] = withFirstAnswer(hook, definition);
      api[`use${name.charAt(0).toUpperCase()}${name.slice(1)}${kind.slice('use'.length)}`] = hooks[kind];
    },
  }),
} as unknown as ReturnType<typeof reactHooksModule>;

function withFirstAnswer(useHook: QueryHook, definition: Definition): QueryHook {
  const made = new WeakMap<object, unknown>();
  return function useQueryWithFirstAnswer(argument, options) {
    const result = useHook(argument, options);
    const firstScreen = useFirstScreen();
    if (!firstScreen || argument === skipToken || result.currentData !== undefined || result.error) return result;
    const data = firstAnswer(firstScreen, definition, argument, made);
    return data === undefined ? result : { ...result, ...answered(data, definition, argument) };
  };
}

/** The same object each time, as the store would give it. */
function firstAnswer(
  firstScreen: FirstScreen,
  definition: Definition,
  argument: unknown,
  made: WeakMap<object, unknown>,
): unknown {
  const { query, transformResponse, infiniteQueryOptions } = definition;
  const pageParam = infiniteQueryOptions?.initialPageParam;
  const request = query?.(infiniteQueryOptions ? { queryArg: argument, pageParam } : argument);
  const answer = request && firstScreen.read(request);
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (made.has(answer)) return made.get(answer);
  const value = transformResponse ? transformResponse(answer, undefined, argument) : answer;
  const data = infiniteQueryOptions ? { pages: [value], pageParams: [pageParam] } : value;
  made.set(answer, data);
  return data;
}

/** What the toolkit's hooks say of a query that has its answer. */
function answered(data: unknown, { infiniteQueryOptions }: Definition, argument: unknown) {
  const common = {
    status: 'fulfilled',
    data,
    currentData: data,
    isUninitialized: false,
    isLoading: false,
    isFetching: false,
    isSuccess: true,
    isError: false,
  };
  if (!infiniteQueryOptions) return common;
  // As made by `firstAnswer`.
  const { pages, pageParams } = data as { pages: unknown[]; pageParams: unknown[] };
  const next = infiniteQueryOptions.getNextPageParam(pages.at(-1), pages, pageParams.at(-1), pageParams, argument);
  return { ...common, hasNextPage: next !== undefined && next !== null };
}
