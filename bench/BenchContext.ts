/** What a bench is given by its start: the same as `npm start` and `npm test` use. */
export interface BenchContext {
  browserPath: string;
  /** Program and arguments that start the server. */
  serverCommand: (args: string[]) => [string, string[]];
  /** Publishes the builds to a server, which has its data there. */
  publishBuilds: (site: string, dataDir: string, say: (line: string) => void) => Promise<void>;
}
