/**
 * A part of RTK Query beside its own hooks: while the store has no answer to a query, the hook gives the one that came with
 * the page. No endpoint has to know of it. On the server nothing else ever answers; in the browser the store takes over as soon
 * as its own answer is there, which is the same one or, where it depends on the session, this reader's.
 */
import type { reactHooksModule } from '@reduxjs/toolkit/query/react';
import { copyWithStructuralSharing, skipToken } from '@reduxjs/toolkit/query/react';
import type { ApiRequest } from '../transport/apiRequest';
import type { FirstData, Transform } from './firstScreen';
import { useFirstScreen } from './firstScreenContext';

/** What of an endpoint's definition says how its answer is made. */
interface Definition {
  type: string;
  query?: (argument: unknown) => ApiRequest;
  transformResponse?: Transform;
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

type Select = (result: QueryResult) => QueryResult;

type QueryHook = (argument: unknown, options?: object) => QueryResult;

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
 * The answer that came with the page until the store has one, the same result all the while; and from then on the store's, with what
 * the page had already in the place of what is equal to it. So nothing is drawn again when the store asks, and when it is answered
 * only what differs.
 */
function selectAfter({ data: answer }: FirstData, definition: Definition, argument: unknown): Select {
  const data = inPages(answer, definition);
  const first = answered(data, definition, argument);
  const shared = new WeakMap<object, unknown>();
  // Of one answer of the store to the next, too, what is equal stays the same object.
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

/** As the store has it: lists in pages begin with their first. */
function inPages(data: unknown, { infiniteQueryOptions }: Definition): unknown {
  return infiniteQueryOptions ? { pages: [data], pageParams: [infiniteQueryOptions.initialPageParam] } : data;
}

/** What the toolkit's hooks say of a query that has its answer. */
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
  // As made by `inPages`.
  const { pages, pageParams } = data as { pages: unknown[]; pageParams: unknown[] };
  const next = infiniteQueryOptions.getNextPageParam(pages.at(-1), pages, pageParams.at(-1), pageParams, argument);
  return { ...common, hasNextPage: next !== undefined && next !== null };
}
