import type { OneBundleFiles } from './one-bundle/oneBundlePage';

/** What a bench is given by its start: the same as `npm start` and `npm test` use. */
export interface BenchContext {
  browserPath: string;
  /** Program and arguments that start the server. */
  serverCommand: (args: string[]) => [string, string[]];
  /** Publishes the builds to a server, which has its data there. */
  publishBuilds: PublishBuilds;
  /** Builds the same source as one bundle without federation, which has a publishing of its own. */
  buildOneBundle: () => Promise<{ files: OneBundleFiles; publish: PublishBuilds }>;
}

export type PublishBuilds = (site: string, dataDir: string, say: (line: string) => void) => Promise<void>;
