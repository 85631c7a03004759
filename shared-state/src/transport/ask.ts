/**
 * Step 1 of the data's way: bytes in, `{ data }` or `{ error: ApiError }` out.
 * Sends the session header, gives up after 10 s (docs/specification.md §7, §9), and never throws, navigates or shows anything.
 * Knows no store: a webview has none.
 */
import { SESSION_HEADER } from '@komawari/shared-domain';
import type { Languages } from '@komawari/shared-proto';
import { callAddress, type SiteConfig } from '../contract';
import { getSessionId } from '../session/sessionId';
import type { ApiRequest, Outcome } from './apiRequest';
import { decodeOutcome } from './decodeOutcome';

/** docs/specification.md §9 */
const REQUEST_TIMEOUT_MS = 10_000;

export interface RequestContext extends SiteConfig {
  signal: AbortSignal;
  /** Any answer may carry the languages (docs/specification.md §7, web_homeV3), so they are taken out here, once. */
  onLanguages?: (languages: Languages) => void;
}

/** Makes one call of the API. */
export async function ask(request: ApiRequest, context: RequestContext): Promise<Outcome> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    const base = request.host === 'questionnaire' ? context.questionnaireBase : context.apiBase;
    const signal = anySignal(context.signal, timeout);
    const response = await fetch(base + callAddress(request.path, request.params ?? {}), optionsOf(request, signal));
    // Any status but 200 is an error of the transport (docs/wire.md).
    if (!response.ok) return { error: { kind: 'http', status: response.status } };
    const { outcome, languages } = decodeOutcome(new Uint8Array(await response.arrayBuffer()), request.view);
    if (languages) context.onLanguages?.(languages);
    return outcome;
  } catch {
    return { error: { kind: timeout.aborted ? 'timeout' : 'network' } };
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

function optionsOf({ method = 'GET', body }: ApiRequest, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = { [SESSION_HEADER]: getSessionId() };
  if (body === undefined) return { method, headers, signal, credentials: 'include' };
  headers['Content-Type'] = 'application/json';
  return { method, headers, signal, credentials: 'include', body: JSON.stringify(body) };
}
