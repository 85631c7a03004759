import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ReplayCache, ReplayedAnswer } from './createReplayCache';
import type { ReplayBindings } from './RequestDependencies';
import { sendReplayed } from './sendReplayed';

/** Called with whether a stored answer was sent or the app was called. */
export type CountAnswer = (by: 'replay' | 'app') => void;

/**
 * Answers requests with an app, or with a stored answer if the app would give the same answer again. For a stored answer, it
 * creates no web `Request` or `Response`, matches no route and evaluates no rule.
 * @param count is called for each request, with who answered it
 */
export function replayingListener(
  app: Pick<Hono, 'fetch'>,
  replays: ReplayCache,
  count: CountAnswer = () => undefined,
): RequestListener {
  const answer = getRequestListener((request, env) => {
    const { incoming } = env as HttpBindings; // this server only speaks HTTP/1.1
    if (request.method !== 'GET') return app.fetch(request, env);
    return replays.keep(incoming, async (dependencies) => {
      Object.defineProperty(request, 'headers', { value: dependencies.watch(request.headers) });
      const bindings: ReplayBindings = { dependencies };
      return app.fetch(request, { ...env, ...bindings });
    });
  });
  function respond(request: IncomingMessage, response: ServerResponse, found: ReplayedAnswer | undefined, begun: number): void {
    count(found ? 'replay' : 'app');
    if (!found) return void answer(request, response);
    sendReplayed(found, response);
    const seconds = (performance.now() - begun) / 1000;
    for (const effect of found.effects) effect(seconds);
  }

  return (request, response) => {
    const begun = performance.now();
    const found = request.method === 'GET' ? replays.find(request) : undefined;
    if (found instanceof Promise) void found.then((later) => respond(request, response, later, begun));
    else respond(request, response, found, begun);
  };
}
