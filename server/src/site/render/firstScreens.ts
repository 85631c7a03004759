import { createHash } from 'node:crypto';
import type { Stamp } from '../../cache/FreshCache';
import { createFreshCache } from '../../cache/FreshCache';
import { type StoredBody, storedBody } from '../../delivery/StoredBody';
import type { WrittenPage } from '../page/createPageWriter';
import type { FirstCall } from '../page/firstCalls';
import type { Rendered } from '../page/rendered';
import { type ApiCaller, type FirstAnswers, firstAnswers } from './firstAnswers';
import type { RenderJob, SiteRenderer } from './siteRenderer';

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Of brotli. A page of 350 KB, a title of a thousand chapters, has 31.1 KB after 9 ms with 5, 28.3 KB after 12 with 7, 28.1 KB after
 * 26 with 9, and its first reader waits for it.
 */
const QUALITY = 7;

/**
 * A page tells its time to the day and its ages to the minute, both of the moment at which it was rendered. Days begin at a
 * quarter of an hour in every time zone, so within one a page is of the right day.
 */
const QUARTER_MS = 15 * 60 * 1000;

/** Everything that a page's HTML depends on, apart from what `key` tells. */
export interface ScreenRequest extends Omit<RenderJob, 'page'> {
  page: Omit<RenderJob['page'], 'answers'>;
  calls: readonly FirstCall[];
  ask: ApiCaller;
  /** Puts the finished screen into its page. */
  write: (rendered: Rendered) => Promise<WrittenPage>;
}

/** A page with its finished first screen. */
export interface Screen {
  body: StoredBody;
  /** What its policy has to admit. */
  styleHashes: readonly string[];
  sheetHashes: readonly string[];
  /** Tells what it was rendered from, beside its key. */
  source: string;
}

/** Pages with their first screen in them, each rendered once for everyone who asks for the same. */
export interface FirstScreens {
  /**
   * Nothing where the page is not rendered in time, or cannot be: the browser renders it then. What is late is kept for
   * those who ask after this reader.
   * @param key tells the page, its composition and all that differs in it by reader; content and time are added here
   */
  get: (key: string, request: ScreenRequest) => Promise<Screen | undefined>;
}

export interface FirstScreensOptions {
  renderer: SiteRenderer;
  /** While it is the same, so is each page; with another one, its answers are looked at. */
  stamp: Stamp;
  deadlineMs: number;
}

export function createFirstScreens({ renderer, stamp, deadlineMs }: FirstScreensOptions): FirstScreens {
  const screens = createFreshCache<Screen>('rendered_pages', stamp, MAX_BYTES, ({ body }) => body.bytes.length);

  async function render({ page, calls, ask, write, ...job }: ScreenRequest, previous: Screen | undefined): Promise<Screen> {
    // What is here already is given all the same.
    if (!renderer.mayRender(job)) throw new Error('It is left to browsers for a while.');
    const answers = await firstAnswers(calls, ask);
    if (!answers) throw new Error('An answer is missing.');
    const source = sourceOf(answers, page.now);
    // Most minutes and most writes change nothing on most pages (docs/decisions/0146-a-page-is-kept-by-its-answers.md).
    if (previous?.source === source) return previous;
    const whole = { ...page, answers };
    const { html, styleHashes } = await renderer.render({ ...job, page: whole });
    const written = await write({ html, page: whole });
    const body = storedBody(new TextEncoder().encode(written.html), QUALITY);
    // In the time that the reader of before has paid for already.
    await body.encoded('br');
    return { body, styleHashes, sheetHashes: written.sheetHashes, source };
  }

  return {
    async get(key, request) {
      if (!renderer.canRender(request)) return undefined;
      // Why it failed is told where it was rendered.
      const screen = screens.get(key, (previous) => render(request, previous)).catch(() => undefined);
      return Promise.race([screen, after(deadlineMs)]);
    },
  };
}

function sourceOf(answers: FirstAnswers, now: number): string {
  const quarter = Math.floor(now / QUARTER_MS);
  return createHash('sha256')
    .update(JSON.stringify([quarter, answers]))
    .digest('base64');
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds).unref();
  });
}
