import { isSessionId, SESSION_COOKIE } from '@komawari/shared-domain';
import { readStored, writeStored } from '../storage/browserStorage';

let sessionId: string | undefined;
let isNew = false;

/** A year: as long as a browser keeps it without asking. Each visit begins it anew. */
const COOKIE_SECONDS = 31_536_000;

/**
 * The random id that identifies the visitor (docs/specification.md §1, §6): a secret of the reader, sent in a header and
 * never in a URL.
 * Kept in browser storage; where storage is off, for the life of the page.
 */
export function getSessionId(): string {
  if (sessionId === undefined) {
    sessionId = storedSessionId() ?? newSessionId();
    leaveForPreloads(sessionId);
  }
  return sessionId;
}

/** The visitor came without one: what the HTML asked for ahead was asked for nobody. */
export function isNewSession(): boolean {
  getSessionId();
  return isNew;
}

/**
 * The next page asks for its data before a script can name a header, and its answers have to be this reader's.
 * To the API alone, and never along with another site's request.
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

/** `crypto.randomUUID` exists on secure origins only, and a phone opens a test site by plain http. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Sixteen bytes; two of them say which kind of uuid this is.
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80; // There are sixteen.
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
