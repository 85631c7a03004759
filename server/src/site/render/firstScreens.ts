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
 * The Brotli quality. A page of 350 KB (a title with a thousand chapters) has 31.1 KB after 9 ms with quality 5, 28.3 KB after 12
 * ms with 7, and 28.1 KB after 26 ms with 9. Its first reader waits for this.
 */
const QUALITY = 7;

/**
 * A page shows times with a precision of a day and ages with a precision of a minute, both from the moment of rendering. In every
 * time zone, days begin at a quarter of an hour, so within a quarter the page shows the right day.
 */
const QUARTER_MS = 15 * 60 * 1000;

/** Everything that a page's HTML depends on, apart from what `key` covers. */
export interface ScreenRequest extends Omit<RenderJob, 'page'> {
  page: Omit<RenderJob['page'], 'answers'>;
  calls: readonly FirstCall[];
  ask: ApiCaller;
  /** Inserts the finished screen into its page. */
  write: (rendered: Rendered) => Promise<WrittenPage>;
}

/** A page with its finished first screen. */
export interface Screen {
  body: StoredBody;
  /** The hashes that its policy must allow. */
  styleHashes: readonly string[];
  sheetHashes: readonly string[];
  /** Identifies the data that it was rendered from, besides its key. */
  source: string;
}

/** Pages that contain their first screen. Each is rendered once for all identical requests. */
export interface FirstScreens {
  /**
   * Undefined if the page is not rendered in time or cannot be; then the browser renders it. A late page is cached for later
   * readers.
   * @param key identifies the page, its composition and everything in it that differs between readers; content and time are added
   * here
   */
  get: (key: string, request: ScreenRequest) => Promise<Screen | undefined>;
}

export interface FirstScreensOptions {
  renderer: SiteRenderer;
  /** While the stamp stays the same, so does each page. When it changes, the answers of a page are compared. */
  stamp: Stamp;
  deadlineMs: number;
}

export function createFirstScreens({ renderer, stamp, deadlineMs }: FirstScreensOptions): FirstScreens {
  const screens = createFreshCache<Screen>('rendered_pages', stamp, MAX_BYTES, ({ body }) => body.bytes.length);

  async function render({ page, calls, ask, write, ...job }: ScreenRequest, previous: Screen | undefined): Promise<Screen> {
    // Pages that are already rendered are still served.
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
    // Compresses now, as part of the rendering, so that later readers do not wait for it.
    await body.encoded('br');
    return { body, styleHashes, sheetHashes: written.sheetHashes, source };
  }

  return {
    async get(key, request) {
      if (!renderer.canRender(request)) return undefined;
      // The renderer has already logged the reason.
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
