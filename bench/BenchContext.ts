/** What a bench is given by its start: the same as `npm start` and `npm test` use. */
export interface BenchContext {
  browserPath: string;
  /** Program and arguments that start the server. */
  serverCommand: (args: string[]) => [string, string[]];
}
