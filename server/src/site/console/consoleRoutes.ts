import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { changeSwitches, readSwitches } from '../../database/switches';
import type { OriginReader } from '../../http/request/originReader';
import { readHistory } from '../deployments/deploymentStore';
import { EVERYTHING, holderOf, type TokenHolder } from '../deployments/tokenStore';
import type { Monitor } from '../monitoring/createMonitor';
import { describeHolder } from '../publish/describeHolder';
import type { Publisher } from '../publish/publisher';
import { RequestRefusedError } from '../publish/RequestRefusedError';
import { changeRequest, switchRequest } from '../publish/requests';
import { listReleases } from '../releases/releaseStore';
import { PAGE_HEADERS } from '../securityHeaders';
import type { Switches } from '../switches/createSwitches';
import { CONSOLE_CSS } from './consoleStyles';
import { consolePage, type Notice, signInPage } from './pages';
import type { RenderingRecord } from './renderingSection';

export interface ConsoleInputs {
  db: Database;
  clock: Clock;
  publisher: Publisher;
  switches: Switches;
  monitor: Pick<Monitor, 'canaryHealth'>;
  rendering: { renderer: RenderingRecord };
  originOf: OriginReader;
}

const COOKIE = 'deploy-token';
const VISIT_S = 12 * 60 * 60;
const LISTED = 50;
const MAX_FORM_BYTES = 8 * 1024;

/** The page may load only its own stylesheet. A page that changes the site must not run scripts. */
const POLICY = "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A window that opens the console must not get a reference to it, because users type tokens there. */
const CONSOLE_HEADERS = { ...PAGE_HEADERS, 'Cross-Origin-Opener-Policy': 'same-origin' };

/**
 * The delivery console: what is live for whom, the published releases, the record, and the changes that a token allows. It
 * consists of plain pages and forms, because it must work from a phone at night and when the site itself does not.
 */
export function consoleRoutes({ db, clock, publisher, switches, monitor, rendering, originOf }: ConsoleInputs): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_FORM_BYTES }), ownForms(originOf));

  app.get('/console.css', (c) =>
    c.body(CONSOLE_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );

  app.get('/', async (c) => {
    const holder = await visitorOf(c);
    return holder ? show(c, holder, noticeOf(c.req.query('done'))) : page(c, signInPage());
  });

  app.post('/sign-in', async (c) => {
    const { token } = await formOf(c);
    const holder = typeof token === 'string' ? await holderOf(db, token.trim()) : undefined;
    if (!holder) return page(c, signInPage('This token is not known here, or was revoked.'), 401);
    const secure = originOf(c.req.raw).startsWith('https:');
    setCookie(c, COOKIE, String(token).trim(), {
      path: '/-/console',
      httpOnly: true,
      sameSite: 'Strict',
      secure,
      maxAge: VISIT_S,
    });
    return c.redirect('/-/console', 303);
  });

  app.post('/sign-out', (c) => {
    deleteCookie(c, COOKIE, { path: '/-/console' });
    return c.redirect('/-/console', 303);
  });

  app.post('/change', async (c) => {
    const holder = await visitorOf(c);
    if (!holder) return page(c, signInPage('Your session has ended. Sign in again.'), 401);
    const asked = changeRequest.safeParse(fieldsOf(await formOf(c)));
    if (!asked.success) return show(c, holder, { kind: 'error', text: `Not done: ${asked.error.issues[0]?.message}.` }, 422);
    try {
      const { deployment } = await publisher.change(asked.data, holder);
      return done(c, String(deployment?.number ?? LIVE_ALREADY));
    } catch (error) {
      if (!(error instanceof RequestRefusedError)) throw error;
      const objections = error.report?.problems.map(({ text }) => text) ?? [];
      return show(c, holder, { kind: 'error', text: [error.message, ...objections].join(' ') }, error.status);
    }
  });

  app.post('/switch', async (c) => {
    const holder = await visitorOf(c);
    if (!holder) return page(c, signInPage('Your session has ended. Sign in again.'), 401);
    if (holder.scope !== EVERYTHING) return show(c, holder, { kind: 'error', text: 'Only operators can change switches.' }, 403);
    const asked = switchRequest.safeParse(switchFieldsOf(await formOf(c)));
    if (!asked.success) return show(c, holder, { kind: 'error', text: `Not done: ${asked.error.issues[0]?.message}.` }, 422);
    const { why, ...change } = asked.data;
    const changed = await changeSwitches(db, change, { at: clock(), who: describeHolder(holder), why });
    switches.expire();
    return done(c, changed ? SWITCHED : HELD_ALREADY);
  });

  async function visitorOf(c: Context): Promise<TokenHolder | undefined> {
    const token = getCookie(c, COOKIE);
    return token ? holderOf(db, token) : undefined;
  }

  async function show(c: Context, holder: TokenHolder, notice?: Notice, status: 200 | 403 | 409 | 422 = 200): Promise<Response> {
    const [deployments, releases, changes, state, health] = await Promise.all([
      readHistory(db, LISTED),
      listReleases(db, LISTED),
      readSwitches(db, LISTED),
      switches.state(),
      monitor.canaryHealth(),
    ]);
    const parts = { holder, deployments, releases, health, renderer: rendering.renderer, notice, switches: { state, changes } };
    return page(c, consolePage(parts), status);
  }

  return app;
}

/** The fields of a submitted form. Empty if the form cannot be parsed, which is not an error of ours. */
async function formOf(c: Context): Promise<Record<string, unknown>> {
  return c.req.parseBody().catch(() => ({}));
}

/** Accepts only forms that come from the console itself, and sets the console's security headers. */
function ownForms(originOf: OriginReader): MiddlewareHandler {
  return async (c, next) => {
    // The cookie is not sent with another site's form. The browser's Origin header is a second check.
    const from = c.req.header('Origin');
    if (c.req.method === 'POST' && from !== undefined && from !== originOf(c.req.raw))
      return c.text('This form was sent from another site, so nothing was changed.', 403);
    await next();
    for (const [name, value] of Object.entries(CONSOLE_HEADERS)) c.header(name, value);
    c.header('Content-Security-Policy', POLICY);
    return undefined;
  };
}

function page(c: Context, html: string, status: 200 | 401 | 403 | 409 | 422 = 200): Response {
  return c.html(html, status, { 'Cache-Control': 'no-store' });
}

/** Redirects to a separate URL, so that a reload, or a phone that restores the page, does not repeat the change. */
function done(c: Context, what: string): Response {
  return c.redirect(`/-/console?done=${what}`, 303);
}

const LIVE_ALREADY = 'live';
const SWITCHED = 'switched';
const HELD_ALREADY = 'held';

const NOTICES: ReadonlyMap<string, string> = new Map([
  [LIVE_ALREADY, 'That is live already.'],
  [SWITCHED, 'Switched. Every server of the site knows within two seconds.'],
  [HELD_ALREADY, 'Nothing to do: it is set like that already.'],
]);

/** The notice about the change that led to this page, as the URL says. */
function noticeOf(what: string | undefined): Notice | undefined {
  if (what === undefined) return undefined;
  const text = /^\d{1,9}$/.test(what) ? `Done, as change ${what}.` : NOTICES.get(what);
  return text === undefined ? undefined : { kind: 'done', text };
}

const NUMBERS = new Set(['weight', 'since']);

/** The form's fields in the shape of the API: empty fields are left out, and numbers are parsed. */
function fieldsOf(form: Record<string, unknown>): Record<string, unknown> {
  const filled = Object.entries(form).filter(([, value]) => value !== '');
  return Object.fromEntries(filled.map(([name, value]) => [name, NUMBERS.has(name) ? Number(value) : value]));
}

/** The same for switches: a checkbox that is on or off, and a list of countries in free text. */
function switchFieldsOf({
  why,
  isUnderMaintenance,
  isReadOnly,
  blockedRegions,
}: Record<string, unknown>): Record<string, unknown> {
  const flag = (name: string, value: unknown) => (value === undefined ? {} : { [name]: value === 'on' });
  const regions = typeof blockedRegions === 'string' && { blockedRegions: blockedRegions.toUpperCase().match(/[^\s,;]+/g) ?? [] };
  return { why, ...flag('isUnderMaintenance', isUnderMaintenance), ...flag('isReadOnly', isReadOnly), ...regions };
}
