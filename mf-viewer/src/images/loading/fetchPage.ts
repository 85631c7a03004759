import { applyImageKey } from '@komawari/shared-domain';
import type { PageSource } from '../../model/chapter/pageSource';

/** `unreachable`: the file did not come, which may pass. `corrupt`: it came and is no picture, so the key or the file is wrong. */
export type PageErrorKind = 'unreachable' | 'corrupt';
export type FetchedPage = FetchedPicture | { kind: PageErrorKind };

export interface FetchedPicture {
  kind: 'picture';
  blob: Blob;
  /** Where it is shown already; whoever gets it gives it back. */
  objectUrl?: string;
}

/** A hung connection must not hold its place for ever. */
const PAGE_TIMEOUT_MS = 30_000;

/** Fetches and decrypts one picture. Runs in the worker, and on the page itself where there is none. Never throws but on abort. */
export async function fetchPage({ imageUrl, encryptionKey, isFresh }: PageSource, signal: AbortSignal): Promise<FetchedPage> {
  // Mobile connections drop requests for no reason: one more try before the reader is bothered.
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
  try {
    const response = await fetch(url, {
      cache: isFresh ? 'reload' : 'default',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PAGE_TIMEOUT_MS)]),
    });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

const text = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0));

/** First bytes by which a picture is known, at their place in the file. */
const SIGNATURES: readonly { type: string; at: number; bytes: readonly number[] }[] = [
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', at: 0, bytes: [0x89, ...text('PNG')] },
  { type: 'image/webp', at: 8, bytes: text('WEBP') },
  { type: 'image/gif', at: 0, bytes: text('GIF8') },
  { type: 'image/avif', at: 4, bytes: text('ftypavif') },
];

/** What the decrypted bytes are; the server's word holds for the encrypted ones. */
export function pictureTypeOf(bytes: Uint8Array): string | undefined {
  return SIGNATURES.find(({ at, bytes: signature }) => signature.every((byte, i) => bytes[at + i] === byte))?.type;
}
