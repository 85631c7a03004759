/** Raised when a remote built for the old contract could no longer be mounted. The server refuses to compose a mix. */
export const CONTRACT_VERSION = 3;
