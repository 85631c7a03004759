/** What the API's middleware finds out about a request. */
export interface ApiEnv {
  Variables: {
    /** Scheme and host under which the reader sees the site. */
    origin: string;
    /** The hash of the session, if the client has one. An answer for which it is asked is that reader's alone. */
    session: () => string | undefined;
    /** Where the request comes from, for counting each visitor once. */
    network: () => string;
    /** The reader's country, or nothing. */
    region: string;
    /** Whether nothing is saved for the moment, not even what reading leaves behind. */
    isReadOnly: boolean;
  };
}
