import { CHOICE_COOKIES, isLocale, LANGUAGE_CHOICE, paths } from '@komawari/shared-domain';
import type { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { OriginReader } from '../http/request/originReader';
import { missing } from './assets/assetRoutes';
import { COOKIE_MAX_AGE_S } from './page/readerBucket';

/**
 * The links with which a reader without scripts chooses the language. Sets the same cookies as the shell (`leaveChoice`), which
 * also makes it the only content language (docs/specification.md §4). Redirects back to the page that has the link.
 */
export function languageChoiceRoute(app: Hono, { originOf }: { originOf: OriginReader }): void {
  app.get(`${LANGUAGE_CHOICE}/:locale`, (c) => {
    const locale = c.req.param('locale');
    if (!isLocale(locale)) return missing(c);
    for (const name of [CHOICE_COOKIES.locale, CHOICE_COOKIES.contents]) {
      setCookie(c, name, locale, { path: '/', maxAge: COOKIE_MAX_AGE_S, sameSite: 'Lax' });
    }
    c.header('Cache-Control', 'no-store');
    return c.redirect(pageBefore(c.req.header('Referer'), originOf(c.req.raw)), 303);
  });
}

/** Never redirects to another site. A language named in the page's URL is removed, because it no longer applies. */
function pageBefore(referrer: string | undefined, origin: string): string {
  const page = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer) : undefined;
  if (page?.origin !== origin) return paths.updates();
  page.searchParams.delete('lang');
  return page.href;
}
