import type { BenchContext } from './BenchContext';
import { catalogBench } from './catalog/catalogBench';
import { faultsBench } from './faults/faultsBench';
import { likesBench } from './likes/likesBench';
import { siteBench } from './page-load/siteBench';
import { positionBench } from './position/positionBench';
import { printReport, type Report } from './report/report';
import { restartsBench } from './restarts/restartsBench';
import { serverBench } from './server/serverBench';
import { viewerBench } from './viewer/viewerBench';
import { webviewBench } from './webview/webviewBench';

type Bench = (context: BenchContext, sizes: readonly number[]) => Promise<Report | readonly Report[]>;

/** Each bench, with its default sizes. */
const BENCHES: Readonly<Record<string, { bench: Bench; sizes: readonly number[] }>> = {
  catalog: { bench: catalogBench, sizes: [10, 1000, 10_000] },
  likes: { bench: likesBench, sizes: [10, 100_000] },
  faults: { bench: faultsBench, sizes: [20, 4000] },
  restarts: { bench: restartsBench, sizes: [20] },
  server: { bench: serverBench, sizes: [100, 10_000] },
  viewer: { bench: viewerBench, sizes: [20, 200, 1000] },
  site: { bench: siteBench, sizes: [9] },
  position: { bench: positionBench, sizes: [20, 200] },
  webview: { bench: webviewBench, sizes: [] },
};

/** Runs the bench that the first argument names, and prints its table. A missed goal is printed, but it is not an error. */
export async function runBench([name = '', ...rest]: readonly string[], context: BenchContext): Promise<void> {
  const known = BENCHES[name];
  const asked = rest.map(Number);
  if (!known || asked.some((size) => !Number.isInteger(size) || size < 1)) {
    throw new Error(`Which bench? npm run bench -- ${Object.keys(BENCHES).join('|')} [sizes …]`);
  }
  const reports = await known.bench(context, asked.length > 0 ? asked : known.sizes);
  for (const report of [reports].flat()) printReport(report);
}
