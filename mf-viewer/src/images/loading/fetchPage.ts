import { applyImageKey } from '@komawari/shared-domain';
import type { PageSource } from '../../model/chapter/pageSource';

/**
 * `unreachable`: the file did not arrive, which may be temporary. `corrupt`: it arrived but is not a picture, so the key or the
 * file is wrong.
 */
export type PageErrorKind = 'unreachable' | 'corrupt';
export type FetchedPage = FetchedPicture | { kind: PageErrorKind };

export interface FetchedPicture {
  kind: 'picture';
  blob: Blob;
  /** The object URL that already shows it. The recipient must revoke it. */
  objectUrl?: string;
}

/** A hung connection must not occupy its slot forever. */
const PAGE_TIMEOUT_MS = 30_000;

/** Fetches and decrypts one picture. Runs in the worker, or on the main thread if there is none. Throws only on abort. */
export async function fetchPage({ imageUrl, encryptionKey, isFresh }: PageSource, signal: AbortSignal): Promise<FetchedPage> {
  // Mobile connections drop requests for no reason, so it tries once more before it reports an error.
  const bytes = (await bytesOf(imageUrl, signal, isFresh)) ?? (await bytesOf(imageUrl, signal, isFresh));
  if (!bytes) return { kind: 'unreachable' };
  try {
    applyImageKey(bytes, encryptionKey);
  } catch {
    return { kind: 'corrupt' };
  }
  const type = pictureTypeOf(bytes);
  return type ? { kind: 'picture', blob: new Blob([bytes], { type }) } : { kind: 'corrupt' };
}

async function bytesOf(url: string, signal: AbortSignal, isFresh = false): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // Not `AbortSignal.any`: Safari has it since 17.4, and without it no page of any chapter would arrive.
  const request = new AbortController();
  const abort = () => request.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(() => request.abort(), PAGE_TIMEOUT_MS);
  try {
    const response = await fetch(url, { cache: isFresh ? 'reload' : 'default', signal: request.signal });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

const text = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0));

/** The first bytes that identify a picture type, with their offset in the file. */
const SIGNATURES: readonly { type: string; at: number; bytes: readonly number[] }[] = [
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', at: 0, bytes: [0x89, ...text('PNG')] },
  { type: 'image/webp', at: 8, bytes: text('WEBP') },
  { type: 'image/gif', at: 0, bytes: text('GIF8') },
  { type: 'image/avif', at: 4, bytes: text('ftypavif') },
];

/** The type of the decrypted bytes. The type that the server states is that of the encrypted ones. */
export function pictureTypeOf(bytes: Uint8Array): string | undefined {
  return SIGNATURES.find(({ at, bytes: signature }) => signature.every((byte, i) => bytes[at + i] === byte))?.type;
}
