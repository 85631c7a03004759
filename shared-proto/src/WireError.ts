export type WireErrorCode =
  /** Nothing to read: no bytes, or neither success nor error in them. */
  | 'empty'
  /** The bytes end before the message does. */
  | 'truncated'
  /** Not a message of this protocol. */
  | 'malformed'
  /** More than a reader's browser should have to hold. */
  | 'oversized'
  /** A complete answer, but not the requested view. */
  | 'unexpectedView';

/** The only error that reading the wire can throw. `offset` is the byte at which reading stopped. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly code: WireErrorCode;
  readonly offset: number | undefined;

  constructor(code: WireErrorCode, message: string, offset?: number) {
    super(offset === undefined ? message : `${message} (byte ${offset})`);
    this.code = code;
    this.offset = offset;
  }
}
