/** What the service worker has to know of the reader to register a token by itself, when the browser renews it and no page is open. */
export interface WorkerReader {
  session: string;
  /** The three-letter code of the service language. */
  lang: string;
  apiBase: string;
  pushKey: string;
}

/** How a page tells it. */
export interface ReaderMessage {
  kind: 'reader';
  reader: WorkerReader;
}
