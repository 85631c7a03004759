import webPush from 'web-push';
import { z } from 'zod';
import type { PushOptions } from '../config/config';
import type { PushKeyPair } from '../content/push/pushKeys';
import { codeOf, messageOf } from '../text/caughtError';
import type { PushOutcome, PushService } from './PushService';
import type { PushText } from './pushText';

/** The push services of Chrome and Edge on Android, Firefox, Edge on Windows, and Safari. Tokens for other hosts are refused. */
const SERVICES_OF_BROWSERS = [
  /^fcm\.googleapis\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /(^|\.)notify\.windows\.com$/,
  /(^|\.)push\.apple\.com$/,
];

/** Older messages are no longer news. */
const KEEP_SECONDS = 86_400;

const TIMEOUT_MS = 10_000;
const DEFAULT_WAIT_S = 60;
const MAX_WAIT_S = 3600;

/** The connection failed before any byte of the message was sent. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** A browser's subscription in its own JSON format (Push API). This is the token of Web Push. */
const subscriptionToken = z.object({
  endpoint: z.url(),
  keys: z.object({ p256dh: z.string().min(1), auth: z.string().min(1) }),
});

type Subscription = z.infer<typeof subscriptionToken>;

/** Web Push according to the standards (RFC 8030, 8291, 8292): encrypted for one browser, and signed with the site's own key. */
export function webPushService({ contact, services }: PushOptions, keys: PushKeyPair): PushService {
  const vapidDetails = { subject: contact, ...keys };
  return {
    async send(token, message) {
      const subscription = parseToken(token);
      if (!subscription || !isPushService(new URL(subscription.endpoint), services)) return { kind: 'gone' };
      const request = requestFor(subscription, message, vapidDetails);
      return request ? deliver(request) : { kind: 'gone' };
    },
  };
}

function parseToken(token: string): Subscription | undefined {
  try {
    return subscriptionToken.safeParse(JSON.parse(token)).data;
  } catch {
    return undefined;
  }
}

/** A reader may send any URL as a token, and this server can reach the operator's internal network. */
function isPushService({ origin, protocol, hostname, port }: URL, services: readonly string[]): boolean {
  if (services.includes(origin)) return true;
  return protocol === 'https:' && port === '' && SERVICES_OF_BROWSERS.some((service) => service.test(hostname));
}

/** Undefined if the subscription's keys are invalid. */
function requestFor(subscription: Subscription, message: PushText, vapidDetails: webPush.RequestOptions['vapidDetails']) {
  try {
    return webPush.generateRequestDetails(subscription, JSON.stringify(message), {
      vapidDetails,
      TTL: KEEP_SECONDS,
      // A device that was off gets only one message about a chapter, whatever happened on the way.
      topic: message.tag,
    });
  } catch {
    return undefined;
  }
}

async function deliver({ endpoint, method, headers, body }: webPush.RequestDetails): Promise<PushOutcome> {
  try {
    const response = await fetch(endpoint, {
      method,
      headers: headersOf(headers),
      body: body && new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch (error) {
    const code = causeOf(error);
    return NEVER_SENT.has(code) ? { kind: 'later', seconds: DEFAULT_WAIT_S } : { kind: 'lost', reason: code };
  }
}

/** `fetch` sets the length of the request itself. */
function headersOf(headers: webPush.Headers): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) => (/^content-length$/i.test(name) ? [] : [[name, String(value)]]));
}

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'later', seconds: waitOf(headers.get('Retry-After')) };
  return { kind: 'lost', reason: `status ${status}` };
}

/** `Retry-After` as seconds or as a date, within limits. */
function waitOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  const wait = Number.isNaN(seconds) ? (Date.parse(retryAfter ?? '') - Date.now()) / 1000 : seconds;
  return Number.isFinite(wait) ? Math.min(Math.max(Math.ceil(wait), 1), MAX_WAIT_S) : DEFAULT_WAIT_S;
}

function causeOf(error: unknown): string {
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
  return codeOf(cause) ?? codeOf(error) ?? messageOf(error);
}
