import { FALLBACK_LOCALE, languageInfo } from '@komawari/shared-domain';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { Clock } from '../../config/Clock';
import type { SiteOptions } from '../../config/config';
import type { Database } from '../../database/Database';
import { acceptedLanguages } from '../../http/request/acceptedLanguages';
import type { OriginReader } from '../../http/request/originReader';
import { EVERYTHING, type TokenHolder } from '../deployments/tokenStore';
import { holderOfRequest } from '../publish/holderOfRequest';
import { RequestRefusedError } from '../publish/RequestRefusedError';
import { assertScope } from '../publish/refusals';
import { findRelease } from '../releases/releaseStore';
import { BADGE_CSS, BADGE_STYLE_ADDRESS, LEAVE_ADDRESS } from './previewBadge';
import { CLOCK_ADDRESS, CLOCK_SCRIPT } from './previewClock';
import { PREVIEW_COOKIE } from './previewOf';
import { previewTexts } from './previewTexts';
import { type SourceFiles, storeSource } from './source';
import { readTicket, signPreview } from './ticket';

export interface PreviewInputs {
  db: Database;
  clock: Clock;
  files: SourceFiles;
  options: Pick<SiteOptions, 'sourceOrigins'>;
  originOf: OriginReader;
}

const HOUR_S = 60 * 60;
const MAX_BODY_BYTES = 64 * 1024;

/** The largest time that the wire's u32 of seconds can hold. */
const MAX_SECONDS = 2 ** 32 - 1;

const NOT_AN_EDITOR = 'Only the token of an operator can preview future content; a team’s token covers releases.';

const previewRequest = z
  .strictObject({
    releases: z
      .array(z.strictObject({ name: z.string().max(40), version: z.string().max(80) }))
      .max(20)
      .default([]),
    /** The documents of remotes that developers' machines serve. */
    sources: z.array(z.looseObject({})).max(5).default([]),
    /** The time of the content to show. */
    at: z.int().min(1).max(MAX_SECONDS).optional(),
    hours: z.number().min(0.1).max(168).default(24),
  })
  .refine(
    ({ releases, sources, at }) => at !== undefined || releases.length + sources.length > 0,
    'it names neither a release nor a time',
  );

/** Links that show a release before or instead of what readers get, and the route to leave such a preview. */
export function previewRoutes(app: Hono, { db, clock, files, options, originOf }: PreviewInputs): void {
  const json = bodyLimit({ maxSize: MAX_BODY_BYTES });
  app.post('/-/previews', json, async (c) => {
    const holder = await holderOfRequest(c, db);
    if (!holder) return problem(c, 401, 'Authenticate with a token: Authorization: Bearer kmw_…');
    const asked = previewRequest.safeParse(await c.req.json().catch(() => undefined));
    if (!asked.success) return problem(c, 422, `The request is not valid: ${asked.error.issues[0]?.message}.`);
    try {
      const until = clock() + Math.round(asked.data.hours * HOUR_S);
      const shown = await readShown(asked.data, holder);
      const { at } = asked.data;
      if (at !== undefined && holder.scope !== EVERYTHING) throw new RequestRefusedError(403, NOT_AN_EDITOR);
      const ticket = await signPreview(db, holder.id, { ...shown, until, at });
      return c.json({ link: `${originOf(c.req.raw)}/-/preview/${ticket}`, until }, 201, NOT_KEPT);
    } catch (error) {
      if (error instanceof RequestRefusedError) return problem(c, error.status, error.message);
      throw error;
    }
  });

  async function readShown({ releases, sources }: z.infer<typeof previewRequest>, holder: TokenHolder) {
    for (const release of releases) {
      assertScope(holder, [release.name]);
      const found = await findRelease(db, release);
      if (!found || found.sweptAt !== null)
        throw new RequestRefusedError(
          422,
          `There are no files of ${release.name} ${release.version} here. Publish it with --preview.`,
        );
    }
    const to = { holder, allowed: options.sourceOrigins, files };
    const stored = await Promise.all(sources.map((document) => storeSource(document, to)));
    return {
      versions: Object.fromEntries(releases.map(({ name, version }) => [name, version])),
      sources: Object.fromEntries(stored.map(({ name, integrity }) => [name, integrity])),
    };
  }

  app.get('/-/preview/:ticket', async (c) => {
    const ticket = c.req.param('ticket');
    if (!(await readTicket(db, ticket, clock()))) return c.text(expiredText(c), 410, NOT_KEPT);
    const secure = originOf(c.req.raw).startsWith('https:');
    // Without an age, the cookie ends with the visit. The ticket in it may expire earlier.
    setCookie(c, PREVIEW_COOKIE, ticket, { path: '/', httpOnly: true, sameSite: 'Lax', secure });
    return leadTo(c);
  });
  app.get(LEAVE_ADDRESS, (c) => {
    deleteCookie(c, PREVIEW_COOKIE, { path: '/' });
    return leadTo(c);
  });
  app.get(CLOCK_ADDRESS, (c) =>
    c.body(CLOCK_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  app.get(BADGE_STYLE_ADDRESS, (c) =>
    c.body(BADGE_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
}

const NOT_KEPT = { 'Cache-Control': 'no-store' };

/** Redirects to a page of this site. `?to=` names it and can never name another site. */
function leadTo(c: Context): Response {
  const to = c.req.query('to') ?? '/';
  const isHere = new URL(to, 'https://here.test').origin === 'https://here.test' && to.startsWith('/');
  c.header('Cache-Control', 'no-store');
  return c.redirect(isHere ? to : '/', 303);
}

function expiredText(c: Context): string {
  const [language = languageInfo(FALLBACK_LOCALE)] = acceptedLanguages(c.req.header('Accept-Language'));
  return previewTexts(language).expired;
}

function problem(c: Context, status: 401 | RequestRefusedError['status'], error: string): Response {
  return c.json({ error }, status, NOT_KEPT);
}
