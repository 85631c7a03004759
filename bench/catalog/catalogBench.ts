import { paths } from '@komawari/shared-domain';
import type { Browser } from '@playwright/test';
import type { BenchContext } from '../BenchContext';
import { type BlankRun, measureBlank } from '../browser/measureBlank';
import { openBrowser } from '../browser/openBrowser';
import { makeLibrary } from '../library/makeLibrary';
import { atMost, lastWithin } from '../report/goal';
import type { Report, ReportRow } from '../report/report';
import { startBenchSite } from '../site/startBenchSite';
import { homeScriptKib } from './homeScripts';
import { type KeystrokeRun, measureKeystrokes } from './measureKeystrokes';
import { measureScreen, type ScreenRun } from './measureScreen';

/** The results for one library. */
interface CatalogRun {
  blank: BlankRun;
  screens: Record<string, ScreenRun>;
  keystrokes: KeystrokeRun;
  scriptKib: number;
}

/** Measures Home, the list of all titles, search, and a title of 1,000 chapters, in libraries of growing size. */
export async function catalogBench(context: BenchContext, sizes: readonly number[]): Promise<Report> {
  const browser = await openBrowser(context.browserPath);
  try {
    const runs: CatalogRun[] = [];
    for (const size of sizes) runs.push(await measureLibrary(browser, context, size));
    return {
      title: 'Catalog, by titles in the library',
      columns: sizes.map((size) => size.toLocaleString('en')),
      rows: rowsOf(runs),
    };
  } finally {
    await browser.close();
  }
}

async function measureLibrary(browser: Browser, context: BenchContext, size: number): Promise<CatalogRun> {
  console.log(`A library of ${size.toLocaleString('en')} titles …`);
  const { url, content, stop } = await startBenchSite(context, (library) => makeLibrary(library, size));
  try {
    const pathOf = { Home: paths.updates(), 'All titles': paths.mangaList(), '1,000 chapters': paths.title(content.serialId) };
    const blank = await measureBlank(browser, url, 1);
    const screens: CatalogRun['screens'] = {};
    for (const [name, path] of Object.entries(pathOf)) screens[name] = await measureScreen(browser, url + path);
    const { screen, ...keystrokes } = await measureKeystrokes(browser, url + paths.search());
    screens.Search = screen;
    return { blank, screens, keystrokes, scriptKib: await homeScriptKib(browser, url) };
  } finally {
    await stop();
  }
}

function rowsOf(runs: readonly CatalogRun[]): ReportRow[] {
  const names = new Set(runs.flatMap(({ screens }) => Object.keys(screens)));
  const screenRows = [...names].flatMap((name) => {
    const values = (pick: (run: ScreenRun) => number) =>
      runs.map(({ screens: { [name]: screen } }) => (screen ? pick(screen) : Number.NaN));
    return [
      { measure: `${name}: frame, p50 ms`, values: values(({ frameP50 }) => frameP50), digits: 1, goal: atMost(17, 'ms') },
      { measure: `${name}: frame, p95 ms`, values: values(({ frameP95 }) => frameP95), digits: 1 },
      { measure: `${name}: DOM nodes, most`, values: values(({ maxNodes }) => maxNodes) },
      { measure: `${name}: JS heap, MB`, values: values(({ heap }) => heap), digits: 1, goal: lastWithin(1.2) },
      { measure: `${name}: layout shift`, values: values(({ layoutShift }) => layoutShift), digits: 4, goal: atMost(0) },
    ];
  });
  return [
    { measure: 'Blank page: frame, p50 ms', values: runs.map(({ blank }) => blank.frameP50), digits: 1 },
    { measure: 'Blank page: frame, p95 ms', values: runs.map(({ blank }) => blank.frameP95), digits: 1 },
    ...screenRows,
    { measure: 'Keystroke to results at 4x, p50 ms', values: runs.map(({ keystrokes }) => keystrokes.p50) },
    {
      measure: 'Keystroke to results at 4x, p95 ms',
      values: runs.map(({ keystrokes }) => keystrokes.p95),
      goal: atMost(50, 'ms'),
    },
    {
      measure: 'Own scripts of Home, KiB in brotli',
      values: runs.map(({ scriptKib }) => scriptKib),
      digits: 1,
      goal: atMost(45, 'KiB'),
    },
  ];
}
