import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { percentile } from '../report/percentile';
import type { Report, ReportRow } from '../report/report';
import { ROUTES, type RoutePaths } from './routes';

/** Installed on first use, because only this report needs its many packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const FOLDER = path.resolve('.cache/lighthouse');
const PROGRAM = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof CATEGORIES)[number], number>;

const RUNS = 3;

/** Sometimes Lighthouse records no load at all (NO_NAVSTART). That must not cost the other tables. */
const MAX_TRIES = 6;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

const run = promisify(execFile);

/** Lighthouse scores of each route for the first visit on a phone, from 0 to 100: the medians of three runs. */
export async function lighthouseReport(browserPath: string, site: string, ids: RoutePaths): Promise<Report> {
  try {
    if (!existsSync(PROGRAM)) {
      console.log(`Installing ${LIGHTHOUSE} …`);
      await run('npm', ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--loglevel=error', LIGHTHOUSE]);
    }
  } catch (error) {
    return { title: `Lighthouse was not run, for it could not be installed: ${String(error)}`, columns: [], rows: [] };
  }
  const rows: ReportRow[] = [];
  // Lighthouse always measures a new visitor, so it skips routes that need storage or a warm cache.
  for (const route of ROUTES.filter(({ storage, isWarm }) => !storage && !isWarm)) {
    console.log(`Lighthouse: ${route.name} …`);
    const all = await allScores(browserPath, site + route.path(ids));
    const median = (category: keyof Scores) =>
      percentile(
        all.map((scores) => scores[category]),
        0.5,
      );
    rows.push({ measure: route.name, values: CATEGORIES.map(median), goal: GOAL });
  }
  return { title: 'Lighthouse, a phone', columns: CATEGORIES, rows };
}

const GOAL = {
  text: '≥ 98, and 100 each',
  judge: ([performance = 0, ...others]: readonly number[]) => ({
    isMet: performance >= 98 && others.every((score) => score === 100),
  }),
};

/** The scores of the successful runs. There may be none. */
async function allScores(browserPath: string, url: string): Promise<Scores[]> {
  const all: Scores[] = [];
  for (let tried = 0; tried < MAX_TRIES && all.length < RUNS; tried += 1) {
    try {
      all.push(await scoresOf(browserPath, url));
    } catch (error) {
      console.log(`Lighthouse failed: ${String(error)}`);
    }
  }
  return all;
}

async function scoresOf(browserPath: string, url: string): Promise<Scores> {
  const chrome = '--chrome-flags=--headless=new --no-sandbox';
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const { stdout } = await run(process.execPath, [PROGRAM, url, '--output=json', '--quiet', only, chrome], {
    env: { ...process.env, CHROME_PATH: browserPath },
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  // The format of Lighthouse's own JSON.
  const { categories } = JSON.parse(stdout) as { categories: Record<keyof Scores, { score: number | null }> };
  const score = (category: keyof Scores) => Math.round((categories[category].score ?? Number.NaN) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
