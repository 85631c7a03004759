import { isSessionId, SESSION_COOKIE } from '@komawari/shared-domain';
import { readStored, writeStored } from '../storage/browserStorage';

let sessionId: string | undefined;
let isNew = false;

/** A year: browsers keep a cookie that long without asking. Each visit starts it again. */
const COOKIE_SECONDS = 31_536_000;

/**
 * The random ID that identifies the visitor (docs/specification.md §1, §6). It is a secret of the reader, sent in a header and
 * never in a URL.
 * It is kept in browser storage, or for the life of the page if storage is off.
 */
export function getSessionId(): string {
  if (sessionId === undefined) {
    sessionId = storedSessionId() ?? newSessionId();
    leaveForPreloads(sessionId);
  }
  return sessionId;
}

/** The visitor came without an ID, so the preloads in the HTML were made for an unknown reader. */
export function isNewSession(): boolean {
  getSessionId();
  return isNew;
}

/**
 * The next page's preloads start before a script can set a header, and their answers must be for this reader. So the ID is also
 * in a cookie, which is sent only to the API, and never with another site's request.
 */
function leaveForPreloads(id: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${SESSION_COOKIE}=${id}; path=/api; max-age=${COOKIE_SECONDS}; samesite=strict${secure}`;
}

function storedSessionId(): string | undefined {
  const stored = readStored('sessionId');
  return isSessionId(stored) ? stored : undefined;
}

function newSessionId(): string {
  const id = uuid();
  isNew = true;
  writeStored('sessionId', id);
  return id;
}

/** `crypto.randomUUID` exists only on secure origins, but a phone opens a test site over plain HTTP. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // There are sixteen bytes. Two of them contain the version and variant of the UUID.
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80; // There are sixteen bytes.
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
