import { type LanguageInfo, type Locale, languageInfo } from '@komawari/shared-domain';
import { decodeResponse } from '@komawari/shared-proto';
import type { SiteComposition, SiteConfig } from '@komawari/shared-state/contract';
import type { Context, Hono } from 'hono';
import type { Stamp } from '../../cache/FreshCache';
import type { Clock } from '../../config/Clock';
import { firstLanguages } from '../../http/request/acceptedLanguages';
import type { OriginReader } from '../../http/request/originReader';
import type { FirstCall } from '../page/firstCalls';
import type { ReaderChoices } from '../page/readerChoices';
import type { Rendered } from '../page/renderPage';
import { createFirstScreens, type Screen } from './firstScreens';
import type { SiteRenderer } from './siteRenderer';

/** What renders pages on the server, and how long a reader waits for it. */
export interface Rendering {
  renderer: SiteRenderer;
  deadlineMs: number;
}

export interface ScreenSourceInputs {
  rendering: Rendering;
  /** The state of composition and content. */
  stamp: Stamp;
  clock: Clock;
  originOf: OriginReader;
}

/** A page that a reader has asked for. */
export interface RequestedPage {
  composition: SiteComposition;
  config: SiteConfig;
  /** Path of what is shown, after the shell's redirects. */
  shown: string;
  remote: string | undefined;
  language: LanguageInfo;
  choices: ReaderChoices;
  calls: readonly FirstCall[];
  /** Tells what stands in the page beside its first screen. */
  key: string;
  write: (rendered: Rendered) => string;
}

/** Of a reader whose own is not known yet; the page moves to theirs when its scripts are here. */
const FIRST_TIME_ZONE = 'UTC';

/** Gives the finished first screen of a page, as it is for everyone who asks in the same languages, theme and time zone. */
export function createScreenSource(app: Hono, { rendering, stamp, clock, originOf }: ScreenSourceInputs) {
  const screens = createFirstScreens({ ...rendering, stamp });
  return async (c: Context, page: RequestedPage): Promise<Screen | undefined> => {
    const { shown, language, choices, key, ...job } = page;
    const origin = originOf(c.req.raw);
    const contents = choices.contents ?? firstContents(c, language.locale);
    const seen = {
      address: shown + new URL(c.req.url).search,
      locale: language.locale,
      contents,
      theme: choices.theme ?? 'system',
      timeZone: choices.timeZone ?? FIRST_TIME_ZONE,
    } as const;
    return screens.get(JSON.stringify([origin, key, seen]), {
      ...job,
      page: { ...seen, now: clock() * 1000 },
      ask: (address) => askApi(app, `${origin}/api${address}`, contents),
    });
  };
}

/** The languages in which a new reader reads, as `/language` tells them (docs/specification.md §4). */
function firstContents(c: Context, service: Locale): Locale[] {
  const accepted = firstLanguages(c.req.header('Accept-Language')).map(({ locale }) => locale);
  return accepted.length > 0 ? accepted : [service];
}

/** A call of the API in this process, by nobody in particular. */
async function askApi(app: Hono, url: string, contents: readonly Locale[]): Promise<Uint8Array | undefined> {
  const headers = { 'Accept-Language': contents.map((locale) => languageInfo(locale).tag).join() };
  const response = await app.request(url, { headers });
  const bytes = new Uint8Array(await response.arrayBuffer());
  // An error is an answer too (docs/wire.md).
  return response.ok && decodeResponse(bytes).kind === 'success' ? bytes : undefined;
}
