import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ReplayCache, ReplayedAnswer } from './createReplayCache';
import type { ReplayBindings } from './RequestDependencies';
import { sendReplayed } from './sendReplayed';

/** Whether what was kept was sent again, or the app was asked. */
export type CountAnswer = (by: 'replay' | 'app') => void;

/**
 * Answers requests by an app, and those that it would answer as it just did without asking it: no objects of the web's are
 * made for them, no route is looked for, no rule is worked out again.
 * @param count is told of each request who answers it
 */
export function replayingListener(
  app: Pick<Hono, 'fetch'>,
  replays: ReplayCache,
  count: CountAnswer = () => undefined,
): RequestListener {
  const answer = getRequestListener((request, env) => {
    const { incoming } = env as HttpBindings; // this server speaks HTTP/1.1 alone
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
