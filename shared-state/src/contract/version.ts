/**
 * Increase it when remotes built for the old contract can no longer be mounted. The server refuses to compose different versions.
 */
export const CONTRACT_VERSION = 3;
