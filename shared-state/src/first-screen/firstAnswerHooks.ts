/**
 * A module for RTK Query that wraps its hooks. While the store has no answer to a query, the hook returns the one that came with
 * the page. Endpoints need not know about it. On the server, only these answers exist. In the browser, the store takes over as
 * soon as it has its own answer: the same one, or this reader's if it depends on the session.
 */
import type { reactHooksModule } from '@reduxjs/toolkit/query/react';
import { copyWithStructuralSharing, skipToken } from '@reduxjs/toolkit/query/react';
import type { ApiRequest } from '../transport/apiRequest';
import type { FirstData, Transform } from './firstScreen';
import { useFirstScreen } from './firstScreenContext';

/** The parts of an endpoint's definition that say how its answer is made. */
interface Definition {
  type: string;
  query?: (argument: unknown) => ApiRequest;
  transformResponse?: Transform;
  infiniteQueryOptions?: {
    initialPageParam: unknown;
    getNextPageParam: (last: unknown, pages: unknown[], param: unknown, params: unknown[], argument: unknown) => unknown;
  };
}

/** The parts of a hook's result that show whether the store has an answer. */
interface QueryResult {
  currentData?: unknown;
  error?: unknown;
}

type Select = (result: QueryResult) => QueryResult;

type QueryHook = (argument: unknown, options?: object) => QueryResult;

/** RTK Query's name for the hooks of each kind of endpoint. */
const HOOKS: Readonly<Record<string, 'useQuery' | 'useInfiniteQuery'>> = {
  query: 'useQuery',
  infinitequery: 'useInfiniteQuery',
};

/**
 * Must come after the toolkit's own hooks module, because it wraps those hooks. It has their type, because it adds no names to
 * the API.
 */
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
  const selections = new WeakMap<FirstData, Select>();
  return function useQueryWithFirstAnswer(argument, options) {
    const first = useAnswerOfPage(definition, argument);
    if (first && !selections.has(first)) selections.set(first, selectAfter(first, definition, argument));
    const selectFromResult = first && selections.get(first);
    return useHook(argument, selectFromResult ? { ...options, selectFromResult } : options);
  };
}

function useAnswerOfPage(definition: Definition, argument: unknown): FirstData | undefined {
  const firstScreen = useFirstScreen();
  if (argument === skipToken) return undefined;
  const { query, infiniteQueryOptions } = definition;
  const request = query?.(
    infiniteQueryOptions ? { queryArg: argument, pageParam: infiniteQueryOptions.initialPageParam } : argument,
  );
  return request && firstScreen?.read(request, definition.transformResponse, argument);
}

/**
 * Returns the answer that came with the page until the store has one, always as the same result. After that, it returns the
 * store's answer, but reuses the page's objects for all parts that are equal. So nothing renders again when the store makes its
 * call, and only what differs renders again when the answer arrives.
 */
function selectAfter({ data: answer }: FirstData, definition: Definition, argument: unknown): Select {
  const data = inPages(answer, definition);
  const first = answered(data, definition, argument);
  const shared = new WeakMap<object, unknown>();
  // Equal parts also stay the same objects from one answer of the store to the next.
  let last = data;
  const sharedWithLast = (own: unknown) => {
    if (typeof own !== 'object' || own === null) return own;
    if (!shared.has(own)) shared.set(own, (last = copyWithStructuralSharing(last, own)));
    return shared.get(own);
  };
  return (result) => {
    if (result.error === undefined && result.currentData === undefined) return first;
    return result.currentData === undefined ? result : { ...result, ...sameData(sharedWithLast(result.currentData)) };
  };
}

const sameData = (data: unknown) => ({ data, currentData: data });

/** Converts the answer to the form in the store, where a paged list starts with its first page. */
function inPages(data: unknown, { infiniteQueryOptions }: Definition): unknown {
  return infiniteQueryOptions ? { pages: [data], pageParams: [infiniteQueryOptions.initialPageParam] } : data;
}

/** The result of the toolkit's hooks for a query that has its answer. */
function answered(data: unknown, { infiniteQueryOptions }: Definition, argument: unknown) {
  const common = {
    status: 'fulfilled',
    ...sameData(data),
    isUninitialized: false,
    isLoading: false,
    isFetching: false,
    isSuccess: true,
    isError: false,
  };
  if (!infiniteQueryOptions) return common;
  // `inPages` made it.
  const { pages, pageParams } = data as { pages: unknown[]; pageParams: unknown[] };
  const next = infiniteQueryOptions.getNextPageParam(pages.at(-1), pages, pageParams.at(-1), pageParams, argument);
  return { ...common, hasNextPage: next !== undefined && next !== null };
}
