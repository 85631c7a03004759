import { createHash } from 'node:crypto';
import { calendarDay } from '@komawari/shared-domain';
import { stampOfWrites } from '../../cache/contentStamp';
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

/** A page shows ages ("3 minutes ago") from the moment of rendering. After this time, it is rendered again for the next readers. */
const RENEWED_AFTER_MS = 15 * 60 * 1000;

/** A page that was not requested for this long is rendered again before it is sent. */
const SENT_FOR_MS = 60 * 60 * 1000;

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
  /** Identifies the answers that it was rendered from. */
  source: string;
  /** The moment from which it shows days and ages, in epoch ms. */
  now: number;
}

/** Pages that contain their first screen. Each is rendered once for all identical requests. */
export interface FirstScreens {
  /**
   * Undefined if the page is not rendered in time or cannot be; then the browser renders it. If nothing was written since the
   * previous page, that one is sent instead. A late page is cached for later readers.
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

  const writeStamp = stampOfWrites(stamp);

  /** The stamp of writes at which each page was rendered, or last found to be the same. */
  const stampOfScreen = new WeakMap<Screen, string>();

  /** By key, while a page is rendered again: the previous one, which is sent if the next one is late. */
  const previousPages = new Map<string, Screen>();

  async function build(key: string, request: ScreenRequest, cached: Screen | undefined): Promise<Screen> {
    const current = await writeStamp();
    // Without a write, only counts of readers, ages, and what begins or ends by the clock can differ.
    const previous = cached && stampOfScreen.get(cached) === current && mayBeSent(cached, request.page) ? cached : undefined;
    if (previous) previousPages.set(key, previous);
    try {
      const screen = await screenFor(request, cached);
      stampOfScreen.set(screen, current);
      return screen;
    } catch (error) {
      // The renderer has already logged the reason.
      if (!previous) throw error;
      return previous;
    } finally {
      previousPages.delete(key);
    }
  }

  /** Pages that are rendered again while readers still get the ones before, with the new page as soon as it is there. */
  const renewals = new WeakMap<Screen, { renewed?: Screen }>();

  async function screenFor(request: ScreenRequest, cached: Screen | undefined): Promise<Screen> {
    const answers = await firstAnswers(request.calls, request.ask);
    if (!answers) throw new Error('An answer is missing.');
    const source = sourceOf(answers);
    const previous = cached && (renewals.get(cached)?.renewed ?? cached);
    // Most minutes and most writes change nothing on most pages (docs/decisions/0146-a-page-is-kept-by-its-answers.md).
    if (!previous || previous.source !== source || !mayBeSent(previous, request.page)) return render(request, answers, source);
    const isOld = Math.abs(request.page.now - previous.now) >= RENEWED_AFTER_MS;
    if (isOld && !renewals.has(previous)) void renew(previous, render(request, answers, source));
    return previous;
  }

  async function renew(previous: Screen, rendering: Promise<Screen>): Promise<void> {
    const renewal: { renewed?: Screen } = {};
    renewals.set(previous, renewal);
    try {
      renewal.renewed = await rendering;
    } catch {
      // The renderer has already logged the reason. The page is renewed a minute later.
      renewals.delete(previous);
    }
  }

  async function render(request: ScreenRequest, answers: FirstAnswers, source: string): Promise<Screen> {
    if (!renderer.mayRender(request)) throw new Error('It is left to browsers for a while.');
    const page = { ...request.page, answers };
    const { html, styleHashes } = await renderer.render({ ...request, page });
    const written = await request.write({ html, page });
    const body = storedBody(new TextEncoder().encode(written.html), QUALITY);
    // Compresses now, as part of the rendering, so that later readers do not wait for it.
    await body.encoded('br');
    return { body, styleHashes, sheetHashes: written.sheetHashes, source, now: page.now };
  }

  return {
    async get(key, request) {
      if (!renderer.canRender(request)) return undefined;
      // The renderer has already logged the reason.
      const screen = screens.get(key, (cached) => build(key, request, cached)).catch(() => undefined);
      return Promise.race([screen, after(deadlineMs).then(() => previousPages.get(key))]);
    },
  };
}

/** Whether a page still shows the right day, and ages that are not too wrong. */
function mayBeSent({ now: then }: Screen, { now, timeZone }: ScreenRequest['page']): boolean {
  return Math.abs(now - then) < SENT_FOR_MS && calendarDay(now, timeZone) === calendarDay(then, timeZone);
}

function sourceOf(answers: FirstAnswers): string {
  return createHash('sha256').update(JSON.stringify(answers)).digest('base64');
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
