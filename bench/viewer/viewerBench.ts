import { paths } from '@komawari/shared-domain';
import type { BenchContext } from '../BenchContext';
import { type BlankRun, measureBlank } from '../browser/measureBlank';
import { openBrowser } from '../browser/openBrowser';
import { makeChapters } from '../library/makeChapters';
import { atMost, lastWithin } from '../report/goal';
import type { Report, ReportRow } from '../report/report';
import { startBenchSite } from '../site/startBenchSite';
import { zip } from '../zip';
import { measureScroll, type ScrollFigures } from './measureScroll';
import { measureTurns, type TurnFigures } from './measureTurns';
import { THROTTLING } from './readerStorage';

type ChapterRun = ScrollFigures & TurnFigures & { blank: BlankRun };

/** Measures chapters of growing length, on a machine that is four times slower. */
export async function viewerBench(context: BenchContext, sizes: readonly number[]): Promise<Report> {
  console.log('A title with these chapters …');
  const site = await startBenchSite(context, (library) => makeChapters(library, sizes));
  const browser = await openBrowser(context.browserPath);
  try {
    const runs: ChapterRun[] = [];
    for (const [id, pageCount] of zip(site.content.chapterIds, sizes)) {
      console.log(`A chapter of ${pageCount.toLocaleString('en')} pages …`);
      const url = site.url + paths.viewer(id);
      const blank = await measureBlank(browser, site.url, THROTTLING);
      runs.push({ blank, ...(await measureScroll(browser, url)), ...(await measureTurns(browser, url)) });
    }
    return {
      title: 'Viewer at 4x CPU throttling, by pages of the chapter',
      columns: sizes.map((size) => size.toLocaleString('en')),
      rows: rowsOf(runs),
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

function rowsOf(runs: readonly ChapterRun[]): ReportRow[] {
  const values = (pick: (run: ChapterRun) => number) => runs.map(pick);
  return [
    { measure: 'Blank page: frame, p95 ms', values: values(({ blank }) => blank.frameP95), digits: 1 },
    { measure: 'Blank page: long tasks', values: values(({ blank }) => blank.longTasks) },
    { measure: 'Blank page: key, p50 ms', values: values(({ blankP50 }) => blankP50) },
    { measure: 'Blank page: key, p95 ms', values: values(({ blankP95 }) => blankP95) },
    { measure: 'First page painted, ms', values: values(({ firstPage }) => firstPage) },
    { measure: 'Page turn, p50 ms', values: values(({ turnP50 }) => turnP50) },
    { measure: 'Page turn, p95 ms', values: values(({ turnP95 }) => turnP95), goal: atMost(50, 'ms') },
    { measure: 'Long tasks while scrolling', values: values(({ longTasks }) => longTasks), goal: atMost(0) },
    { measure: 'Longest task, ms', values: values(({ longestTask }) => longestTask) },
    { measure: 'Frames while scrolling', values: values(({ frames }) => frames) },
    { measure: 'Frames dropped', values: values(({ dropped }) => dropped) },
    { measure: 'Layout shift', values: values(({ layoutShift }) => layoutShift), digits: 4, goal: atMost(0) },
    { measure: 'Decoded pictures, most MB', values: values(({ decoded }) => decoded), digits: 1, goal: lastWithin(1.2) },
    { measure: 'JS heap after the end, MB', values: values(({ heap }) => heap), digits: 1, goal: lastWithin(1.2) },
    { measure: 'Own scripts, KiB in brotli', values: values(({ scriptKib }) => scriptKib), digits: 1, goal: atMost(60, 'KiB') },
  ];
}
