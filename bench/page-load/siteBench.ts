import { paths } from '@komawari/shared-domain';
import type { Browser } from '@playwright/test';
import type { BenchContext } from '../BenchContext';
import { RETURNING_READER } from '../browser/newReader';
import { openBrowser } from '../browser/openBrowser';
import { makeChapters } from '../library/makeChapters';
import { makeLibrary } from '../library/makeLibrary';
import { addComments } from '../likes/makeComments';
import { startOneBundleSite } from '../one-bundle/startOneBundleSite';
import { atMost } from '../report/goal';
import { percentile } from '../report/percentile';
import type { Report } from '../report/report';
import { type Library, startBenchSite } from '../site/startBenchSite';
import { lighthouseReport } from './lighthouseReport';
import { type LoadReport, loadReports } from './loadReport';
import { measureLoad, type Opening } from './measureLoad';
import { startPlainSite } from './plainSite';
import { measurePresses } from './pressesWhileLoading';
import { PHONE, type Profile, UNTHROTTLED } from './profiles';
import { ROUTES, type RoutePaths, VARIANTS, type Variant } from './routes';
import { measureWalk, STEPS, type StepTimes, WITHOUT_GOAL } from './softNavigations';
import { writeReport } from './writeReport';

const TITLES = 60;
const PAGES = 20;
const COMMENTS = 60;
const PRESSES = 200;

/**
 * Measures how fast the first screen of each route is, compared with the same site without server rendering, the same source as
 * one bundle, and the same page as plain HTML.
 */
export async function siteBench(context: BenchContext, [runs = 9]: readonly number[]): Promise<Report[]> {
  console.log('The same source as one bundle …');
  const oneBundle = await context.buildOneBundle();
  console.log('A library, and the same on a second server that renders nothing, and on a third with one bundle …');
  const closers: (() => unknown)[] = [];
  try {
    const delivered = await startBenchSite(context, fill);
    closers.push(delivered.stop);
    const unrendered = await startBenchSite(context, fill, { RENDER_DEADLINE_MS: '0' });
    closers.push(unrendered.stop);
    const bundled = await startBenchSite({ ...context, publishBuilds: oneBundle.publish }, fill);
    closers.push(bundled.stop);
    const bundledPages = await startOneBundleSite(bundled.url, oneBundle.files);
    closers.push(bundledPages.stop);
    const browser = await openBrowser(context.browserPath);
    closers.push(() => browser.close());
    const ids = delivered.content;
    const plain = await startPlainSite(
      browser,
      delivered.url,
      ROUTES.map(({ path }) => path(ids)),
    );
    closers.push(plain.stop);
    const site = { S: delivered.url, C: unrendered.url, M: bundledPages.url, P: plain.url };
    const reports = await measureSite(browser, site, { ids, runs });
    return [...reports, await lighthouseReport(context.browserPath, delivered.url, ids)];
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

async function measureSite(browser: Browser, site: Record<Variant, string>, { ids, runs }: { ids: Content; runs: number }) {
  const loads: LoadReport[] = [];
  for (const profile of [PHONE, UNTHROTTLED]) loads.push(await measureRoutes({ browser, profile, site, runs, ids }));
  const walks: StepTimes[] = [];
  for (let run = 0; run < runs; run += 1) walks.push(await measureWalk(browser, { site: site.S, ...ids }, PHONE));
  const presses = await measurePresses(browser, site.S + paths.updates(), PHONE, PRESSES);
  const reports = [...loads.flatMap(loadReports), walkReport(walks), pressReport(presses)];
  console.log(`\nWith plots: ${await writeReport(loads, reports)}`);
  return reports;
}

interface Measuring {
  browser: Browser;
  profile: Profile;
  site: Record<Variant, string>;
  runs: number;
  ids: RoutePaths;
}

/** Each run opens every route in every variant, each time starting with another variant, so that other load affects all alike. */
async function measureRoutes({ browser, profile, site, runs, ids }: Measuring): Promise<LoadReport> {
  const report: LoadReport = { profile, routes: ROUTES.map(({ name }) => ({ name, loads: { S: [], C: [], M: [], P: [] } })) };
  for (let run = 0; run < runs; run += 1) {
    console.log(`${profile.name}: run ${run + 1} of ${runs} …`);
    for (const [index, { path, storage = RETURNING_READER, isWarm }] of ROUTES.entries()) {
      for (const variant of VARIANTS.map((_, at) => VARIANTS[(at + run) % VARIANTS.length] ?? 'S')) {
        const opening: Opening = { url: site[variant] + path(ids), profile, storage, ...(isWarm && { isWarm }) };
        report.routes[index]?.loads[variant].push(await measureLoad(browser, opening));
      }
    }
  }
  return report;
}

function walkReport(walks: readonly StepTimes[]): Report {
  const row = (step: (typeof STEPS)[number]) => {
    const times = walks.map(({ [step]: time }) => time);
    const values = [percentile(times, 0.5), percentile(times, 0.95)];
    return { measure: step, values, ...(!WITHOUT_GOAL.has(step) && { goal: atMost(100, 'ms') }) };
  };
  return {
    title: 'Press to paint without loading the document (slow 4G, 4x), ms',
    columns: ['p50', 'p95'],
    rows: STEPS.map(row),
  };
}

function pressReport(delays: readonly number[]): Report {
  const values = [0.5, 0.95, 0.98].map((share) => percentile(delays, share));
  return {
    title: `${delays.length} presses while Home loads (slow 4G, 4x)`,
    columns: ['p50', 'p95', 'p98'],
    rows: [{ measure: 'press to the next frame, ms', values, goal: atMost(100, 'ms') }],
  };
}

type Content = Awaited<ReturnType<typeof fill>>;

async function fill(library: Library) {
  const { serialId } = await makeLibrary(library, TITLES);
  const { titleId, chapterIds } = await makeChapters(library, [PAGES, PAGES]);
  const [first = 0, second = 0] = chapterIds;
  await addComments(library, first, COMMENTS);
  return { serialId, chapterIds: [first, second] as const, titleId, titleName: 'Made' };
}
