import { paths } from '@komawari/shared-domain';
import type { BenchContext } from '../BenchContext';
import { openBrowser } from '../browser/openBrowser';
import { makeChapters } from '../library/makeChapters';
import { atMost } from '../report/goal';
import type { Report } from '../report/report';
import { startBenchSite } from '../site/startBenchSite';
import { zip } from '../zip';
import { type PositionFigures, shakeReader } from './shakeReader';

/** The same random numbers in every run, so that an error happens again. */
const SEED = 2026;
const CHANGES = 60;

/** Changes a reader's screen in many ways, and measures whether the position stays the same and nothing jumps. */
export async function positionBench(context: BenchContext, sizes: readonly number[]): Promise<Report> {
  console.log('A title with these chapters …');
  const site = await startBenchSite(context, (library) => makeChapters(library, sizes));
  const browser = await openBrowser(context.browserPath);
  try {
    const runs: PositionFigures[] = [];
    for (const [index, [id, pageCount]] of zip(site.content.chapterIds, sizes).entries()) {
      console.log(`A chapter of ${pageCount.toLocaleString('en')} pages …`);
      runs.push(
        await shakeReader(browser, {
          url: site.url + paths.viewer(id),
          pageCount,
          seed: SEED + index,
          count: CHANGES,
        }),
      );
    }
    for (const line of runs.flatMap(({ losses }) => losses)) console.log(line);
    const values = (pick: (run: PositionFigures) => number) => runs.map(pick);
    return {
      title: 'The position of a reader whose screen is shaken, by pages of the chapter',
      columns: sizes.map((size) => size.toLocaleString('en')),
      rows: [
        { measure: 'Changes of size, direction, pairs, fit, quality, language', values: values(({ changes }) => changes) },
        { measure: 'Positions lost', values: values(({ losses }) => losses.length), goal: atMost(0) },
        { measure: 'Blank screens', values: values(({ blanks }) => blanks), goal: atMost(0) },
        { measure: 'Layout shift', values: values(({ layoutShift }) => layoutShift), digits: 4, goal: atMost(0) },
        { measure: 'Decoded pictures, most MB', values: values(({ decoded }) => decoded), digits: 1 },
      ],
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}
