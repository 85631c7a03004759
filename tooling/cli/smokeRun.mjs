/**
 * Opens the releases to be published in a real browser, in the live site, before readers get them. It opens each of their routes
 * in two languages through a preview link. An error that a page throws, and a page that does not appear, count as problems.
 */
import { installedBrowser } from './installedBrowser.mjs';
import { addressOf, pathsOfSitemap } from './smokeAddresses.mjs';
import { problemText } from './smokeProblem.mjs';

/** English, and the language whose script, line breaks and words differ most from it. */
const LANGUAGES = ['en', 'th'];

/** A page waits ten seconds before it says that it cannot be shown. */
const PATIENCE_MS = 15_000;

const REST_MS = 5000;

/** The maximum number of other pages to search for links, in each language. */
const MAX_OTHERS = 12;

/**
 * @param link of a preview that shows the builds
 * @param builds as `readBuild` returns them
 * @returns how many pages were opened, what is wrong with them, which of them the server did not render, and what was not opened
 *   and why
 */
export async function smokeRun(link, builds) {
  const opened = await openBrowser();
  if (opened.reason) return { pages: 0, problems: [], unrendered: [], notRun: [opened.reason] };
  try {
    const results = [];
    for (const locale of LANGUAGES) results.push(await runIn(opened.browser, locale, new URL(link), builds));
    return {
      pages: results.reduce((sum, { pages }) => sum + pages, 0),
      problems: results.flatMap(({ problems }) => problems),
      unrendered: byRelease(results.flatMap(({ unrendered }) => unrendered)),
      notRun: [...new Set(results.flatMap(({ notRun }) => notRun))],
    };
  } finally {
    await opened.browser.close();
  }
}

/** The pages of each release. */
function byRelease(unrendered) {
  const releases = [...new Set(unrendered.map(({ release }) => release))];
  const pagesOf = (release) => unrendered.filter((one) => one.release === release).map(({ page }) => page);
  return releases.map((release) => ({ release, pages: pagesOf(release) }));
}

async function openBrowser() {
  const executablePath = installedBrowser();
  if (!executablePath) return { reason: 'no browser is installed here (KOMAWARI_BROWSER names one)' };
  try {
    const { chromium } = await import('@playwright/test');
    return { browser: await chromium.launch({ executablePath }) };
  } catch (error) {
    const isMissing = error.code === 'ERR_MODULE_NOT_FOUND';
    return {
      reason: isMissing
        ? 'Playwright is not installed here (npm install --save-dev @playwright/test)'
        : `${executablePath} does not start: ${error.message.split('\n')[0]}`,
    };
  }
}

async function runIn(browser, locale, link, builds) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    await context.addCookies([{ name: 'lang', value: locale, url: link.origin }]);
    const page = await context.newPage();
    await page.goto(link.href, { waitUntil: 'commit' });
    const known = ['/', ...pathsOfSitemap(await (await context.request.get(`${link.origin}/sitemap.xml`)).text())];
    const waiting = builds.flatMap(({ document: { name, version, routes } }) =>
      routes.filter(({ page: own }) => own !== undefined).map(({ path }) => ({ name, version, path })),
    );
    const result = { pages: 0, problems: [], unrendered: [], notRun: [] };
    const seen = new Set();
    while (waiting.length > 0) {
      const next = takeKnown(waiting, known, locale);
      if (next) {
        const { problem, links } = await look(page, link.origin, next);
        known.push(...links);
        result.pages += 1;
        if (problem) result.problems.push(problemText(next, locale, problem));
        else if (!(await isRendered(context, link.origin + next.address))) {
          result.unrendered.push({ release: `${next.name} ${next.version}`, page: `${next.address} in ${locale}` });
        }
        continue;
      }
      // Pages of other releases may link to the routes we look for. We open one page of each kind.
      const other = otherKind(known, seen);
      if (other === undefined) break;
      known.push(...(await look(page, link.origin, { address: other })).links);
    }
    result.notRun.push(...waiting.map(({ name, path }) => `${name} ${path}, to which no link leads`));
    return result;
  } finally {
    await context.close();
  }
}

/** Removes a route with a known address from the list, and returns it. */
function takeKnown(waiting, known, locale) {
  for (const [index, route] of waiting.entries()) {
    const address = addressOf(route.path, known, locale);
    if (address === undefined) continue;
    waiting.splice(index, 1);
    return { ...route, address };
  }
  return undefined;
}

/** A page of a kind that was not seen yet, which is then marked as seen. Content comes first, since it leads to more content. */
function otherKind(known, seen) {
  const kindOf = (path) => path.replace(/\d+/g, '0');
  const unseen = seen.size < MAX_OTHERS ? known.filter((one) => !seen.has(kindOf(one))) : [];
  const path = unseen.find((one) => kindOf(one).includes('0')) ?? unseen[0];
  if (path !== undefined) seen.add(kindOf(path));
  return path;
}

/** Opens one page, and returns what is wrong with it and where it links to. */
async function look(page, origin, { name, address }) {
  const thrown = [];
  const onError = (error) => thrown.push(error.message);
  // The shell logs which part of the page failed, and why.
  const onConsole = (message) =>
    message.type() === 'error' && /^\[komawari\]/.test(message.text()) && thrown.push(message.text());
  page.on('pageerror', onError).on('console', onConsole);
  try {
    await page.goto(origin + address, { waitUntil: 'load' });
    const frame = `[data-remote${name ? `="${name}"` : ''}]`;
    const shown = name === 'shell' ? 'main' : `${frame}:is([data-status="ready"], [data-status="failed"])`;
    await page.locator(shown).first().waitFor({ state: 'attached', timeout: PATIENCE_MS });
    if (await page.locator(`${frame}[data-status="failed"]`).count()) throw new Error('the site says that it did not load');
    // Waits for the page's API calls and for errors that they cause. A page that never becomes idle still counts as shown.
    await page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => undefined);
    const links = await page.evaluate(() => [...document.querySelectorAll('a[href^="/"]')].map(({ pathname }) => pathname));
    return { problem: thrown[0], links };
  } catch (error) {
    return { problem: thrown[0] ?? `it did not load (${error.message.split('\n')[0]})`, links: [] };
  } finally {
    page.off('pageerror', onError).off('console', onConsole);
  }
}

/**
 * Whether the server renders a page that was opened already. Its first rendering may have been too late for the browser, and is
 * kept for the next request.
 */
async function isRendered(context, address) {
  const response = await context.request.get(address);
  return (await response.text()).includes('id="komawari-rendered"');
}
