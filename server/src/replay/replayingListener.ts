import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ReplayCache } from './createReplayCache';
import type { ReplayBindings } from './RequestDependencies';

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
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const begun = performance.now();
    const found = request.method === 'GET' ? await replays.find(request) : undefined;
    count(found ? 'replay' : 'app');
    if (!found) return answer(request, response);
    response.writeHead(found.status, found.headers);
    response.end(found.body);
    const seconds = (performance.now() - begun) / 1000;
    for (const effect of found.effects) effect(seconds);
  }

  return (request, response) => void respond(request, response);
}
