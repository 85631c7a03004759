import { and, desc, eq, type SQL } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { SITE_NAME } from '../config/siteName';
import { comingChapters } from '../content/calendar/comingChapters';
import { LANGUAGES, type SiteLanguage } from '../content/languages';
import { type ListedTitle, listedTitlesById } from '../content/titles/listedTitles';
import { openChapters } from '../content/titles/openChapters';
import { chapters, titles } from '../database/schema';
import { storedBody } from '../delivery/StoredBody';
import { sendStored } from '../delivery/sendStored';
import { ApiFailure } from '../http/errors/ApiFailure';
import { requestLimits } from '../http/limits/requestLimits';
import { admission } from '../http/request/admission';
import type { ApiEnv, Site } from '../http/Site';
import type { ErrorKind } from '../wire/errors/errorTexts';
import { atomFeed } from './atomFeed';
import { calendarFile } from './calendarFile';
import { ATOM_TYPE, CALENDAR_TYPE, type FeedPair, feedPaths } from './feedPaths';
import { feedText } from './feedTexts';

/** What a feed or a calendar is about. */
interface Subject {
  language: SiteLanguage;
  name: string;
  page: string;
  paths: FeedPair;
  holds: (title: ListedTitle) => boolean;
  where: SQL;
}

const NEWEST_COUNT = 50;
/** Some of the newest may be between the ranges that can be read. */
const NEWEST_LOOKED_AT = 150;
/** A week of a large site; calendars on phones choke on more. */
const MOST_EVENTS = 1000;

const QUALITY = 9;

/** Programs ask again and again: for five minutes a cache may answer them. */
const FRESH_S = 300;

const STATUS: Partial<Record<ErrorKind, 400 | 404 | 451 | 503>> = {
  badRequest: 400,
  titleNotFound: 404,
  regionBlocked: 451,
  maintenance: 503,
};

/** Calendars and feeds of each language and each title, for programs; whom the site is closed for gets none of them. */
export function feedRoutes(site: Site, originOf: (request: Request) => string, log: Logger): Hono<ApiEnv> {
  const feeds = new Hono<ApiEnv>();
  feeds.onError((error, c) => {
    const status = error instanceof ApiFailure ? STATUS[error.kind] : undefined;
    if (error instanceof ApiFailure && status) {
      return c.text(`${error.detail}\n`, status, {
        'Cache-Control': 'no-store',
        ...(status === 503 && { 'Retry-After': '600' }),
      });
    }
    log.error({ err: error, path: c.req.path }, 'a feed failed');
    return c.text('Something went wrong. Please try again in a moment.\n', 500, { 'Cache-Control': 'no-store' });
  });
  feeds.use(requestLimits(site));
  feeds.use(admission(site, originOf));
  feeds.get('/titles/:id/calendar.ics', async (c) => sendCalendar(c, site, await subjectOfTitle(site, c.req.param('id'))));
  feeds.get('/titles/:id/chapters.atom', async (c) => sendAtom(c, site, await subjectOfTitle(site, c.req.param('id'))));
  feeds.get('/:language/calendar.ics', (c) => sendCalendar(c, site, subjectOfLanguage(c.req.param('language'))));
  feeds.get('/:language/chapters.atom', (c) => sendAtom(c, site, subjectOfLanguage(c.req.param('language'))));
  return feeds;
}

function subjectOfLanguage(code: string): Subject {
  const language = LANGUAGES.find((each) => each.locale === code || each.code === code);
  if (!language) {
    throw new ApiFailure(
      'badRequest',
      `There is no language "${code}" here; there are ${LANGUAGES.map(({ locale }) => locale).join(', ')}.`,
    );
  }
  return {
    language,
    name: SITE_NAME,
    page: '/calendar',
    paths: feedPaths.ofLanguage(language),
    holds: (title) => title.language === language.wire,
    where: eq(titles.language, language.wire),
  };
}

async function subjectOfTitle(site: Site, id: string): Promise<Subject> {
  const titleId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
  if (titleId === undefined) throw new ApiFailure('badRequest', `"${id}" is not the id of a title.`);
  const title = (await listedTitlesById(site)).get(titleId);
  if (!title) throw new ApiFailure('titleNotFound', `There is no title ${titleId}.`);
  return {
    language: LANGUAGES[title.language]!,
    name: title.name,
    page: `/titles/${titleId}`,
    paths: feedPaths.ofTitle(titleId),
    holds: (each) => each.id === titleId,
    where: eq(titles.id, titleId),
  };
}

function sendCalendar(c: Context<ApiEnv>, site: Site, { language, name, paths, holds }: Subject): Promise<Response> {
  return send(c, site, paths.calendar, CALENDAR_TYPE, async () => {
    const coming = (await comingChapters(site)).filter(({ title }) => holds(title)).slice(0, MOST_EVENTS);
    const parts = { origin: c.var.origin, language, chapters: coming, now: site.clock() };
    return calendarFile({ ...parts, name: feedText('comingNext', language, name) });
  });
}

function sendAtom(c: Context<ApiEnv>, site: Site, { language, name, page, paths, where }: Subject): Promise<Response> {
  return send(c, site, paths.atom, ATOM_TYPE, async () => {
    const listed = await listedTitlesById(site);
    const orderBy = [desc(chapters.startTimeStamp), desc(chapters.position), desc(chapters.id)];
    const open = await openChapters(site.db, site.clock(), { where: and(where), orderBy, most: NEWEST_LOOKED_AT });
    const entries = open.flatMap((chapter) => {
      const title = listed.get(chapter.titleId);
      return title ? [{ title, chapter }] : [];
    });
    const parts = { origin: c.var.origin, language, page, paths, entries: entries.slice(0, NEWEST_COUNT) };
    return atomFeed({ ...parts, name: feedText('newChapters', language, name) });
  });
}

async function send(c: Context<ApiEnv>, site: Site, path: string, type: string, build: () => Promise<string>): Promise<Response> {
  const body = await site.answers.get(`${c.var.origin} ${path}`, async (previous) => {
    const bytes = new TextEncoder().encode(await build());
    return previous && Buffer.compare(previous.bytes, bytes) === 0 ? previous : storedBody(bytes, QUALITY);
  });
  // Where some countries are shut out, no cache may answer for them.
  const scope = site.options.blockedRegions.length > 0 ? 'private' : 'public';
  return sendStored(c, body, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': `${scope}, max-age=${FRESH_S}` });
}
