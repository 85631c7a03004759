/**
 * Replaces RTK Query on a webview, which makes each call once and keeps nothing for another page. It has the same endpoints, hook
 * names and results, as far as such a page needs them. With Redux and RTK Query, a quarter of the page's script would be theirs.
 */
import { useEffect, useState } from 'react';
import type { ApiError } from '../transport/apiError';
import type { ApiRequest } from '../transport/apiRequest';
import { ask } from '../transport/ask';
import { useWebviewContext } from './webviewContext';

/** An endpoint as a feature writes it. Fields that only a store needs (`extraOptions`, tags) are ignored. */
interface Endpoint {
  query: (argument: never) => ApiRequest;
  transformResponse?: (answer: never) => unknown;
}

type Hook = (argument: unknown) => unknown;

interface Builder {
  query: (endpoint: Endpoint) => [suffix: 'Query', hook: Hook];
  mutation: (endpoint: Endpoint) => [suffix: 'Mutation', hook: Hook];
}

const builder: Builder = {
  query: (endpoint) => ['Query', (argument) => useWebviewQuery(endpoint, argument)],
  mutation: (endpoint) => ['Mutation', () => useWebviewMutation(endpoint)],
};

export const api = {
  /** Returns a hook for each endpoint: `getSurvey` becomes `useGetSurveyQuery`. */
  injectEndpoints({ endpoints }: { endpoints: (build: Builder) => Record<string, ReturnType<Builder[keyof Builder]>> }) {
    const hooks = Object.entries(endpoints(builder)).map(([name, [suffix, hook]]) => {
      return [`use${name.charAt(0).toUpperCase()}${name.slice(1)}${suffix}`, hook] as const;
    });
    return Object.fromEntries(hooks);
  },
};

interface QueryState {
  currentData?: unknown;
  error?: ApiError;
  isFetching: boolean;
}

function useWebviewQuery({ query, transformResponse }: Endpoint, argument: unknown) {
  const { environment, firstScreen } = useWebviewContext();
  // The time zone may change after hydration, so it must not be part of the request.
  const { apiBase, questionnaireBase } = environment;
  const [state, setState] = useState<QueryState>(() => {
    // As below: the feature's own argument, for its own endpoint.
    const came = firstScreen?.read(query(argument as never), transformResponse);
    return came ? { currentData: came.data, isFetching: false } : { isFetching: true };
  });
  const [attempt, setAttempt] = useState(0);
  // A feature calls its hooks with the types of the full entry point. Here its argument only goes to its own endpoint.
  const asked = JSON.stringify(query(argument as never));
  // The answer comes from the network. The call ends with the page that made it.
  useEffect(() => {
    const { signal, abort } = abortable();
    const request: ApiRequest = JSON.parse(asked);
    // The answer came with the page and is already shown.
    if (firstScreen?.take(request)) return;
    void ask(request, { apiBase, questionnaireBase, signal }).then(({ data, error }) => {
      if (signal.aborted) return;
      setState(error ? { error, isFetching: false } : { currentData: transformed(data, transformResponse), isFetching: false });
    });
    return abort;
  }, [firstScreen, apiBase, questionnaireBase, asked, attempt, transformResponse]);
  const refetch = () => {
    setState((last) => ({ ...last, isFetching: true }));
    setAttempt(attempt + 1);
  };
  return { ...state, refetch };
}

function transformed(answer: unknown, transformResponse: Endpoint['transformResponse']): unknown {
  // The endpoint named the view, so it accepts an answer of that view.
  return transformResponse ? transformResponse(answer as never) : answer;
}

function useWebviewMutation({ query }: Endpoint) {
  const { environment } = useWebviewContext();
  const [state, setState] = useState<{ isLoading: boolean; error?: ApiError | undefined }>({ isLoading: false });
  const send = async (argument: unknown) => {
    setState({ isLoading: true });
    // As for queries: the feature's own argument, for its own endpoint.
    const outcome = await ask(query(argument as never), { ...environment, signal: abortable().signal });
    setState({ isLoading: false, error: outcome.error });
    return outcome;
  };
  return [send, state] as const;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
