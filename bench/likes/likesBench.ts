import type { BenchContext } from '../BenchContext';
import { openBrowser } from '../browser/openBrowser';
import { atLeast, atMost, lastWithin } from '../report/goal';
import { percentile } from '../report/percentile';
import type { Report } from '../report/report';
import { closeAgent } from '../site/call';
import { startBenchSite } from '../site/startBenchSite';
import { likeStorm, type StormResult } from './likeStorm';
import { makeComments } from './makeComments';
import { measureOpenings } from './measureOpenings';

const PER_SECOND = 1000;
const SECONDS = 10;

/** A sender whose last tick is a little late has still sent a thousand a second. */
const ENOUGH = 0.98 * PER_SECOND;

/** Measures a thousand likes a second, with exact counts at the end, and how fast chapters with this many comments open. */
export async function likesBench(context: BenchContext, counts: readonly number[]): Promise<Report> {
  const site = await startBenchSite(context, (library) => makeComments(library, counts));
  const browser = await openBrowser(context.browserPath);
  try {
    const openings = await measureOpenings(
      browser,
      site.url,
      site.content.map(({ chapterId }) => chapterId),
    );
    const storms: StormResult[] = [];
    for (const { chapterId, commentIds } of site.content) {
      storms.push(await likeStorm(`${site.url}/api`, chapterId, commentIds, { perSecond: PER_SECOND, seconds: SECONDS }));
    }
    const waits = (share: number) => storms.map((storm) => percentile(storm.waits, share));
    return {
      title: 'Likes, by comments of the chapter',
      columns: counts.map((count) => count.toLocaleString('en')),
      rows: [
        {
          measure: 'Likes and unlikes sent, a second',
          values: storms.map((storm) => storm.sentPerSecond),
          goal: atLeast(ENOUGH),
        },
        { measure: 'Kept, a second', values: storms.map((storm) => storm.answeredPerSecond), goal: atLeast(ENOUGH) },
        { measure: 'Until kept, p50 ms', values: waits(0.5), digits: 1 },
        { measure: 'Until kept, p95 ms', values: waits(0.95), digits: 1 },
        { measure: 'Failed', values: storms.map(({ failed }) => failed), goal: atMost(0) },
        { measure: 'Wrong counts and marks at the end', values: storms.map(({ wrong }) => wrong), goal: atMost(0) },
        {
          measure: 'First 50 comments: call, p50 ms',
          values: openings.map((opening) => opening.call),
          digits: 1,
          goal: lastWithin(1.5),
        },
        { measure: 'First comment on the screen, p50 ms', values: openings.map(({ page }) => page), goal: lastWithin(1.2) },
      ],
    };
  } finally {
    closeAgent();
    await browser.close();
    await site.stop();
  }
}
