import type { TokenHolder } from '../deployments/tokenStore';

/** The name of a token's holder in the record. */
export function describeHolder({ label, id }: TokenHolder): string {
  return `${label} (${id})`;
}

/** A time in the format of messages and the record. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
}
