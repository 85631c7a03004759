/** Longer than the tokens of any push service. It limits what a request can store. */
export const MAX_PUSH_TOKEN_LENGTH = 2000;
