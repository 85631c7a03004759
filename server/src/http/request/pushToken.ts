/** Longer than any push service makes them; it bounds what a request can store. */
export const MAX_PUSH_TOKEN_LENGTH = 2000;
