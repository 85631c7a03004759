/**
 * What the service worker must know about the reader to register a token on its own, when the browser renews the token and no
 * page is open.
 */
export interface WorkerReader {
  session: string;
  /** The three-letter code of the service language. */
  lang: string;
  apiBase: string;
  pushKey: string;
}

/** The message that a page sends to the worker. */
export interface ReaderMessage {
  kind: 'reader';
  reader: WorkerReader;
}
