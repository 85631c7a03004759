import { type LanguageInfo, type Locale, languageInfo } from '@komawari/shared-domain';
import { decodeResponse } from '@komawari/shared-proto';
import {
  cookieChoices,
  type DataNeed,
  type SiteComposition,
  type SiteConfig,
  type WebviewPageData,
} from '@komawari/shared-state/contract';
import type { Context, Hono } from 'hono';
import type { Stamp } from '../../cache/FreshCache';
import type { Clock } from '../../config/Clock';
import type { SiteOptions } from '../../config/config';
import { firstLanguages } from '../../http/request/acceptedLanguages';
import { firstTimeZone } from '../../http/request/firstTimeZone';
import { INTERNAL_CALL } from '../../http/request/internalCall';
import type { OriginReader } from '../../http/request/originReader';
import { regionOf } from '../../http/request/region';
import { cookieOf } from '../../replay/RequestDependencies';
import type { FirstCall } from '../page/firstCalls';
import type { ReaderChoices } from '../page/readerChoices';
import { createFirstScreens, type Screen, type ScreenRequest } from './firstScreens';
import type { SiteRenderer } from './siteRenderer';

/** The renderer for pages on the server, and how long a reader waits for it. */
export interface Rendering {
  renderer: SiteRenderer;
  deadlineMs: number;
}

export interface ScreenSourceInputs {
  rendering: Rendering;
  /** The state of composition and content. */
  stamp: Stamp;
  clock: Clock;
  options: Pick<SiteOptions, 'regionHeader'>;
  originOf: OriginReader;
}

/** A page that a reader has requested. */
export interface RequestedPage {
  composition: SiteComposition;
  config: SiteConfig;
  /** The path of the page that is shown, after the shell's redirects. */
  shown: string;
  remote: string | undefined;
  webview: WebviewPageData | undefined;
  language: LanguageInfo;
  choices: ReaderChoices;
  /** Whether it may contain the privacy notice. That needs the site's header and footer, and scripts to accept it. */
  mayHaveNotice: boolean;
  calls: readonly FirstCall[];
  /** Identifies the content of the page besides its first screen. */
  key: string;
  write: ScreenRequest['write'];
}

/**
 * Returns the finished first screen of a page. It is the same for all readers with the same languages, theme and time zone, with
 * or without the privacy notice, and with the same region if that makes a difference.
 */
export function createScreenSource(app: Hono, { rendering, stamp, clock, options, originOf }: ScreenSourceInputs) {
  const screens = createFirstScreens({ ...rendering, stamp });
  return async (c: Context, page: RequestedPage): Promise<Screen | undefined> => {
    const { shown, language, choices, mayHaveNotice, key, ...job } = page;
    const needs = page.calls.map(({ need }) => need);
    const country = regionOf(options, (name) => c.req.header(name));
    const region = dependOnRegion(needs) ? country : '';
    const origin = originOf(c.req.raw);
    const contents = choices.contents ?? firstContents(c, language.locale);
    const seen = {
      address: shown + new URL(c.req.url).search,
      locale: language.locale,
      contents,
      theme: choices.theme ?? 'system',
      timeZone: choices.timeZone ?? firstTimeZone(country, c.req.header('Accept-Language')),
      choices: cookieChoices(needs, (name) => cookieOf(c, name)),
      ...(mayHaveNotice && !choices.isGdprAccepted && { hasGdprNotice: true }),
    } as const;
    const headers = {
      'Accept-Language': contents.map((locale) => languageInfo(locale).tag).join(),
      ...(options.regionHeader && region && { [options.regionHeader]: region }),
    };
    return screens.get(JSON.stringify([origin, key, seen, region]), {
      ...job,
      page: { ...seen, now: clock() * 1000 },
      ask: (address) => askApi(app, `${origin}/api${address}`, headers),
    });
  };
}

/** The content languages of a new reader, as `/language` returns them (docs/specification.md §4). */
function firstContents(c: Context, service: Locale): Locale[] {
  const accepted = firstLanguages(c.req.header('Accept-Language')).map(({ locale }) => locale);
  return accepted.length > 0 ? accepted : [service];
}

/** Whether the answers of these calls depend on the reader's region. */
function dependOnRegion(needs: readonly DataNeed[]): boolean {
  return needs.some(({ dependsOn }) => dependsOn?.includes('region'));
}

/** An API call in this process without any reader. It opens no connection. */
async function askApi(app: Hono, url: string, headers: Record<string, string>): Promise<Uint8Array | undefined> {
  const response = await app.request(url, { headers }, INTERNAL_CALL);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // An error is an answer too (docs/wire.md).
  return response.ok && decodeResponse(bytes).kind === 'success' ? bytes : undefined;
}
