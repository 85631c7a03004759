import type { Context } from 'hono';

/**
 * The environment of a call that the server makes to its own API, in place of a socket's environment. No reader is involved yet,
 * so the call counts no view and no opened chapter. A request from outside can never contain it.
 */
export const INTERNAL_CALL = { isInternalCall: true } as const;

export function isInternalCall({ env }: Context): boolean {
  // Without a socket, as in tests, there may be no environment. Hono's type does not say so.
  return (env as Partial<typeof INTERNAL_CALL> | undefined)?.isInternalCall === true;
}
