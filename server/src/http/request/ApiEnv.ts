/** What the API's middleware finds out about a request. */
export interface ApiEnv {
  Variables: {
    /** Scheme and host under which the reader sees the site. */
    origin: string;
    /** The hash of the session, if the client has one. An answer that reads it is for that reader only. */
    session: () => string | undefined;
    /** The network address of the request, by which each visitor is counted once. */
    network: () => string;
    /** The reader's country, or an empty string. */
    region: string;
    /** Whether nothing is saved at the moment, not even the traces of reading. */
    isReadOnly: boolean;
  };
}
