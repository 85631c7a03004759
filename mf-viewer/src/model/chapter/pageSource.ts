/** All that is needed to show a picture. */
export interface PageSource {
  imageUrl: string;
  /** Empty for a picture that is not encrypted. */
  encryptionKey: string;
  /** Requests the file as the server has it now and bypasses all caches. */
  isFresh?: boolean;
}
