import {
  type FeedPaths,
  LANGUAGES,
  type LanguageInfo,
  languageOfWire,
  parseId,
  parseLanguageTag,
  paths,
} from '@komawari/shared-domain';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { createFreshCache, type Stamp } from '../cache/FreshCache';
import type { Clock } from '../config/Clock';
import type { SiteOptions } from '../config/config';
import type { ReadSiteState } from '../config/SiteState';
import type { Content } from '../content/createContent';
import { ContentError } from '../content/errors/ContentError';
import type { ListedTitle } from '../content/titles/listedTitles';
import type { ChapterScope } from '../content/titles/openChapters';
import { type StoredBody, storedBody, unchangedBody } from '../delivery/StoredBody';
import { sendStored } from '../delivery/sendStored';
import { RequestError } from '../http/errors/RequestError';
import { refusalOf } from '../http/errors/refusal';
import { requestLimits } from '../http/limits/requestLimits';
import type { ApiEnv } from '../http/request/ApiEnv';
import { admission } from '../http/request/admission';
import type { OriginReader } from '../http/request/originReader';
import type { ErrorKind } from '../wire/errors/errorTexts';
import { atomFeed } from './atomFeed';
import { calendarFile } from './calendarFile';
import { feedText } from './feedTexts';
import { ATOM_TYPE, CALENDAR_TYPE } from './feedTypes';

/** The subject of a feed or a calendar. */
interface Subject {
  language: LanguageInfo;
  name: string;
  page: string;
  paths: FeedPaths;
  holds: (title: ListedTitle) => boolean;
  scope: ChapterScope;
}

const NEWEST_COUNT = 50;
/** A week of a large site. Calendars on phones cannot handle more. */
const MAX_EVENTS = 1000;

const QUALITY = 9;
const MAX_BYTES = 16 * 1024 * 1024;

/** Programs send requests repeatedly, so a cache may answer them for five minutes. */
const FRESH_S = 300;

const STATUS: Partial<Record<ErrorKind, 400 | 404 | 451 | 503>> = {
  badRequest: 400,
  titleNotFound: 404,
  regionBlocked: 451,
  maintenance: 503,
};

export interface FeedInputs {
  content: Pick<Content, 'calendar' | 'listed' | 'open'>;
  /** The state of the content. */
  stamp: Stamp;
  clock: Clock;
  options: SiteOptions;
  readState: ReadSiteState;
  originOf: OriginReader;
  log: Logger;
}

/**
 * Calendars and feeds of each language and each title, for programs. If the site is closed for a reader, these are closed too.
 */
export function feedRoutes({ content, stamp, clock, options, readState, originOf, log }: FeedInputs): Hono<ApiEnv> {
  const feeds = new Hono<ApiEnv>();
  const { name: siteName } = options.brand;
  const send = createFeedAnswers(stamp, readState);
  const sendCalendar = (c: Context<ApiEnv>, subject: Subject) =>
    send(c, subject.paths.calendar, CALENDAR_TYPE, () =>
      calendarOf(content, { origin: c.var.origin, siteName }, subject, clock()),
    );
  const sendAtom = (c: Context<ApiEnv>, subject: Subject) =>
    send(c, subject.paths.atom, ATOM_TYPE, () => atomOf(content, { origin: c.var.origin, siteName }, subject));

  feeds.onError((error, c) => {
    const refusal = refusalOf(error);
    const status = refusal && STATUS[refusal.kind];
    if (refusal && status) {
      return c.text(`${refusal.detail}\n`, status, {
        'Cache-Control': 'no-store',
        ...(status === 503 && { 'Retry-After': '600' }),
      });
    }
    log.error({ err: error, path: c.req.path }, 'a feed failed');
    return c.text('Something went wrong. Please try again in a moment.\n', 500, { 'Cache-Control': 'no-store' });
  });
  feeds.use(requestLimits(clock, options));
  feeds.use(admission(options, readState, originOf));
  feeds.get('/titles/:id/calendar.ics', async (c) => sendCalendar(c, await subjectOfTitle(content, c.req.param('id'))));
  feeds.get('/titles/:id/chapters.atom', async (c) => sendAtom(c, await subjectOfTitle(content, c.req.param('id'))));
  feeds.get('/:language/calendar.ics', (c) => sendCalendar(c, subjectOfLanguage(c.req.param('language'), siteName)));
  feeds.get('/:language/chapters.atom', (c) => sendAtom(c, subjectOfLanguage(c.req.param('language'), siteName)));
  return feeds;
}

function subjectOfLanguage(code: string, name: string): Subject {
  const language = parseLanguageTag(code);
  if (!language) {
    const locales = LANGUAGES.map(({ locale }) => locale).join(', ');
    throw new RequestError('badRequest', `There is no language "${code}" here; there are ${locales}.`);
  }
  return {
    language,
    name,
    page: paths.calendar(),
    paths: paths.languageFeeds(language.locale),
    holds: (title) => title.language === language.wire,
    scope: { language: language.wire },
  };
}

async function subjectOfTitle({ listed }: Pick<Content, 'listed'>, id: string): Promise<Subject> {
  const titleId = parseId(id);
  if (titleId === undefined) throw new RequestError('badRequest', `"${id}" is not the id of a title.`);
  const title = (await listed.byId()).get(titleId);
  const language = title && languageOfWire(title.language);
  if (!language) throw new ContentError('titleNotFound', `There is no title ${titleId}.`);
  return {
    language,
    name: title.name,
    page: paths.title(titleId),
    paths: paths.titleFeeds(titleId),
    holds: (each) => each.id === titleId,
    scope: { titleId },
  };
}

async function calendarOf(
  { calendar }: Pick<Content, 'calendar'>,
  site: { origin: string; siteName: string },
  { language, name, holds }: Subject,
  now: number,
): Promise<string> {
  const chapters = (await calendar.coming()).filter(({ title }) => holds(title)).slice(0, MAX_EVENTS);
  return calendarFile({ ...site, language, chapters, now, name: feedText('comingNext', language, name) });
}

async function atomOf(
  { listed, open }: Pick<Content, 'listed' | 'open'>,
  site: { origin: string; siteName: string },
  { language, name, page, paths: ownPaths, scope }: Subject,
): Promise<string> {
  const byId = await listed.byId();
  const entries = (await open.newest(scope)).flatMap((chapter) => {
    const title = byId.get(chapter.titleId);
    return title ? [{ title, chapter }] : [];
  });
  const parts = { ...site, language, page, paths: ownPaths, entries: entries.slice(0, NEWEST_COUNT) };
  return atomFeed({ ...parts, name: feedText('newChapters', language, name) });
}

type SendFeed = (c: Context<ApiEnv>, path: string, type: string, build: () => Promise<string>) => Promise<Response>;

function createFeedAnswers(stamp: Stamp, readState: ReadSiteState): SendFeed {
  const cache = createFreshCache<StoredBody>('feeds', stamp, MAX_BYTES, ({ bytes }) => bytes.length);
  return async (c, path, type, build) => {
    // If some countries are blocked, no shared cache may answer.
    const scope = (await readState()).blockedRegions.length > 0 ? 'private' : 'public';
    const body = await cache.get(`${c.var.origin} ${path}`, async (previous) => {
      const bytes = new TextEncoder().encode(await build());
      return unchangedBody(previous, bytes) ?? storedBody(bytes, QUALITY);
    });
    return sendStored(c, body, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': `${scope}, max-age=${FRESH_S}` });
  };
}
