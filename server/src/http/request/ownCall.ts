import type { Context } from 'hono';

/**
 * What comes with a call that the server makes of its own API, in the place of what a socket brings: nobody has asked yet, so
 * the call leaves nothing behind, no view and no opened chapter. No request from outside can bring it.
 */
export const OWN_CALL = { isOwnCall: true } as const;

export function isOwnCall({ env }: Context): boolean {
  // Without a socket, as in tests, there may be no environment; hono's type does not say so.
  return (env as Partial<typeof OWN_CALL> | undefined)?.isOwnCall === true;
}
