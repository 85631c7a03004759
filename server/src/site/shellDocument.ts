import { COMPOSITION_HEADER, FALLBACK_LOCALE, languageInfo } from '@komawari/shared-domain';
import type { Context } from 'hono';
import type { SiteOptions } from '../config/config';
import type { Content } from '../content/createContent';
import { storedBody } from '../delivery/StoredBody';
import { sendStored } from '../delivery/sendStored';
import { acceptedLanguages } from '../http/request/acceptedLanguages';
import type { OriginReader } from '../http/request/originReader';
import { cookieOf } from '../replay/RequestDependencies';
import type { Delivery } from './createDelivery';
import { readerBucket } from './page/readerBucket';
import { readerChoices } from './page/readerChoices';
import { renderPage } from './page/renderPage';
import { siteConfig } from './page/siteConfig';
import { contentSecurityPolicy, PAGE_HEADERS } from './securityHeaders';

export interface ShellDocumentInputs {
  content: Pick<Content, 'legalPages'>;
  options: SiteOptions;
  delivery: Pick<Delivery, 'composition'>;
  originOf: OriginReader;
  pushKey?: string | undefined;
}

/** Each browser requests it only once per composition. */
const QUALITY = 5;

/** The shell without a page, which the service worker shows without a network connection (docs/decisions/0098-offline.md). */
export function shellDocument({ content, options, delivery: { composition }, originOf, pushKey }: ShellDocumentInputs) {
  return async (c: Context) => {
    const { bucket, setCookie } = await readerBucket(c, { composition, originOf });
    const current = await composition.compositionFor(bucket);
    if (!current) return c.text('Nothing has been published here yet.', 503, { 'Cache-Control': 'no-store' });
    const hasCanary = (await composition.live())?.canary !== undefined;
    const { locale, theme } = readerChoices((name) => cookieOf(c, name));
    const [language = languageInfo(FALLBACK_LOCALE)] = acceptedLanguages(locale ?? c.req.header('Accept-Language'));
    const html = renderPage({
      composition: current,
      config: siteConfig(options, { legalPages: await content.legalPages.keys(), hasCanary, showsAbout: true, pushKey }),
      site: { brand: options.brand, origin: originOf(c.req.raw) },
      match: undefined,
      isKept: true,
      calls: [],
      language,
      theme,
      meta: { type: 'website', isIndexed: false, isFound: true },
    });
    return sendStored(c, storedBody(new TextEncoder().encode(html), QUALITY), {
      ...PAGE_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(options),
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Language, Cookie',
      [COMPOSITION_HEADER]: current.id,
      // The next page must be what this answer says.
      ...(setCookie && { 'Set-Cookie': setCookie }),
    });
  };
}
