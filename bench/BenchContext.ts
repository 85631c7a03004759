import type { OneBundleFiles } from './one-bundle/oneBundlePage';

/** What every bench receives at its start: the same as `npm start` and `npm test` use. */
export interface BenchContext {
  browserPath: string;
  /** Returns the program and arguments that start the server. */
  serverCommand: (args: string[]) => [string, string[]];
  /** Publishes the builds to a server with this data folder. */
  publishBuilds: PublishBuilds;
  /** Builds the same source as one bundle without federation. That build has its own way to publish. */
  buildOneBundle: () => Promise<{ files: OneBundleFiles; publish: PublishBuilds }>;
}

export type PublishBuilds = (site: string, dataDir: string, say: (line: string) => void) => Promise<void>;
