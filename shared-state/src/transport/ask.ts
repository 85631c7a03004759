/**
 * Step 1 of the data's way: bytes in, `{ data }` or `{ error: ApiError }` out.
 * Sends the session header, gives up after 10 s (docs/specification.md §7, §9), and never throws, navigates or shows anything.
 * Knows no store: a webview has none.
 */
import { SESSION_HEADER } from '@komawari/shared-domain';
import type { Languages } from '@komawari/shared-proto';
import type { SiteConfig } from '../contract';
import { getSessionId } from '../session/sessionId';
import { type ApiRequest, addressOf, type Outcome } from './apiRequest';
import { decodeOutcome } from './decodeOutcome';

/** docs/specification.md §9 */
const REQUEST_TIMEOUT_MS = 10_000;

export interface RequestContext extends SiteConfig {
  signal: AbortSignal;
  /** The answer, where it was asked for before; nothing in it where that came to nothing. */
  early?: Promise<Response | undefined> | undefined;
  /** Any answer may carry the languages (docs/specification.md §7, web_homeV3), so they are taken out here, once. */
  onLanguages?: (languages: Languages) => void;
}

/** Makes one call of the API. */
export async function ask(request: ApiRequest, context: RequestContext): Promise<Outcome> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    const base = request.host === 'questionnaire' ? context.questionnaireBase : context.apiBase;
    const signal = anySignal(context.signal, timeout);
    const response =
      (context.early && (await context.early)) ?? (await fetch(base + addressOf(request), optionsOf(request, signal)));
    // Any status but 200 is an error of the transport (docs/wire.md).
    if (!response.ok) return { error: { kind: 'http', status: response.status } };
    const { outcome, languages } = decodeOutcome(new Uint8Array(await response.arrayBuffer()), request.view);
    if (languages) context.onLanguages?.(languages);
    return outcome;
  } catch {
    return { error: { kind: timeout.aborted ? 'timeout' : 'network' } };
  }
}

/**
 * Asks before the page does that will need the answer.
 * @param address below the API's base
 * @returns nothing where no good answer came: the page's own request will say why
 */
export async function askEarly(apiBase: string, address: string): Promise<Response | undefined> {
  try {
    const response = await fetch(apiBase + address, optionsOf({}, AbortSignal.timeout(REQUEST_TIMEOUT_MS)));
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}

/** `AbortSignal.any`, which a Safari of 2023 does not have. */
function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
}

function optionsOf({ method = 'GET', body }: Pick<ApiRequest, 'method' | 'body'>, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = { [SESSION_HEADER]: getSessionId() };
  if (body === undefined) return { method, headers, signal, credentials: 'include' };
  headers['Content-Type'] = 'application/json';
  return { method, headers, signal, credentials: 'include', body: JSON.stringify(body) };
}
