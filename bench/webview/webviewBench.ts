import { paths } from '@komawari/shared-domain';
import type { Browser } from '@playwright/test';
import type { BenchContext } from '../BenchContext';
import { openBrowser } from '../browser/openBrowser';
import { openPage, settled } from '../browser/openPage';
import { makeLibrary } from '../library/makeLibrary';
import type { Goal } from '../report/goal';
import { atMost } from '../report/goal';
import type { Report } from '../report/report';
import { startBenchSite } from '../site/startBenchSite';
import { transferredKib } from '../site/transferredBytes';

const MAX_SHARE = 0.6;

/** Compares what an app loads for its announcements with what the composed site loads for the same text. */
export async function webviewBench(context: BenchContext): Promise<Report> {
  const site = await startBenchSite(context, (library) => makeLibrary(library, 10));
  const browser = await openBrowser(context.browserPath);
  try {
    const webview = await scriptsOf(browser, `${site.url}/webview/announcement/en`);
    const composed = await scriptsOf(browser, site.url + paths.announcement());
    const [webviewKib, composedKib] = [await transferredKib(webview), await transferredKib(composed)];
    return {
      title: 'Announcements: in the webview, and on the composed site',
      columns: ['webview', 'composed'],
      rows: [
        { measure: 'scripts', values: [webview.length, composed.length] },
        { measure: 'scripts, KiB in brotli', values: [webviewKib, composedKib], digits: 1, goal: firstAtMost(100) },
        { measure: 'share of the composed site', values: [webviewKib / composedKib, 1], digits: 2, goal: firstAtMost(MAX_SHARE) },
      ],
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Only the webview's column has a goal. */
function firstAtMost(limit: number): Goal {
  const { text, judge } = atMost(limit);
  return { text, judge: (values) => judge(values.slice(0, 1)) };
}

async function scriptsOf(browser: Browser, url: string): Promise<string[]> {
  const open = await openPage(browser, url);
  await settled(open);
  const scripts = open.scripts();
  await open.close();
  return scripts;
}
