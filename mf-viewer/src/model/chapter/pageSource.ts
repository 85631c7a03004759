/** All that is needed to show a picture. */
export interface PageSource {
  imageUrl: string;
  /** Empty for a picture that is not encrypted. */
  encryptionKey: string;
  /** Asks for the file as the server has it now, whatever caches hold. */
  isFresh?: boolean;
}
