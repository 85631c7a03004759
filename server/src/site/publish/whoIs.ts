import type { TokenHolder } from '../deployments/tokenStore';

/** How a token's holder stands in the record. */
export function whoIs({ label, id }: TokenHolder): string {
  return `${label} (${id})`;
}

/** A time as it stands in messages and in the record. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
}
