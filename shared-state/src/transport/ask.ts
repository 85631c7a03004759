/**
 * Step 1 of the path of the data: bytes in, `{ data }` or `{ error: ApiError }` out.
 * It sends the session header, gives up after 10 s (docs/specification.md §7, §9), and never throws, navigates or shows anything.
 * It does not know the store, because a webview has none.
 */
import { SESSION_HEADER } from '@komawari/shared-domain';
import type { Languages } from '@komawari/shared-proto';
import type { SiteConfig } from '../contract';
import { getSessionId } from '../session/sessionId';
import { type ApiRequest, addressOf, declarableAddress, type Outcome } from './apiRequest';
import { decodeOutcome } from './decodeOutcome';
import { goodAnswer, REQUEST_TIMEOUT_MS, takeAnswer } from './requestedAnswers';

export interface RequestContext extends SiteConfig {
  signal: AbortSignal;
  /** An answer that was requested earlier. It resolves to undefined if that request failed. */
  early?: Promise<Response | undefined> | undefined;
  /** Any answer may contain the languages (docs/specification.md §7, web_homeV3), so they are taken out in this one place. */
  onLanguages?: (languages: Languages) => void;
}

/** Makes one call of the API. */
export async function ask(request: ApiRequest, context: RequestContext): Promise<Outcome> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    const base = request.host === 'questionnaire' ? context.questionnaireBase : context.apiBase;
    const signal = anySignal(context.signal, timeout);
    const url = base + addressOf(request);
    const early = context.early ?? (declarableAddress(request) === undefined ? undefined : takeAnswer(url));
    const response = (early && (await early)) ?? (await fetch(url, { ...optionsOf(request), signal }));
    // Any status other than 200 is a transport error (docs/wire.md).
    if (!response.ok) return { error: { kind: 'http', status: response.status } };
    const { outcome, languages } = decodeOutcome(new Uint8Array(await response.arrayBuffer()), request.view);
    if (languages) context.onLanguages?.(languages);
    return outcome;
  } catch {
    return { error: { kind: timeout.aborted ? 'timeout' : 'network' } };
  }
}

/**
 * Makes a call before the page that needs the answer does.
 * @param address below the API's base
 * @returns undefined if no good answer came: the page's own request will report why
 */
export function askEarly(apiBase: string, address: string): Promise<Response | undefined> {
  return goodAnswer(apiBase + address, optionsOf({}));
}

/** Like `AbortSignal.any`, which Safari did not have yet in 2023. */
function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
}

function optionsOf({ method = 'GET', body }: Pick<ApiRequest, 'method' | 'body'>): RequestInit {
  const headers: Record<string, string> = { [SESSION_HEADER]: getSessionId() };
  if (body === undefined) return { method, headers, credentials: 'include' };
  headers['Content-Type'] = 'application/json';
  return { method, headers, credentials: 'include', body: JSON.stringify(body) };
}
