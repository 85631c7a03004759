import { COMPOSITION_HEADER, FALLBACK_LOCALE, languageInfo, paths, SHELL_DOCUMENT } from '@komawari/shared-domain';
import { HEALTH_ADDRESS, type SiteComposition } from '@komawari/shared-state/contract';
import type { Context, Hono } from 'hono';
import { createFreshCache, type Stamp } from '../cache/FreshCache';
import type { Clock } from '../config/Clock';
import type { SiteOptions } from '../config/config';
import type { Content } from '../content/createContent';
import { type StoredBody, storedBody } from '../delivery/StoredBody';
import { sendStored } from '../delivery/sendStored';
import { acceptedLanguages } from '../http/request/acceptedLanguages';
import type { OriginReader } from '../http/request/originReader';
import { cookieOf, dependenciesOf } from '../replay/RequestDependencies';
import { appRoutes } from './appRoutes';
import { assetRoutes, missing, sendAsset } from './assets/assetRoutes';
import { compositionRoute } from './compositionRoute';
import { consoleRoutes } from './console/consoleRoutes';
import type { Delivery } from './createDelivery';
import { frontendDiscovery } from './discovery';
import { keptChapterRoutes } from './keptChapterRoutes';
import { languageChoiceRoute } from './languageChoiceRoute';
import { type CountPartError, reportRoutes } from './monitoring/reportRoutes';
import { createPageWriter, webviewOf } from './page/createPageWriter';
import { feedLinks } from './page/feedLinks';
import { firstCalls } from './page/firstCalls';
import { COMPOSITION_ADDRESS } from './page/forBrowser';
import { languageOfMatch } from './page/languageOfMatch';
import { matchRoute } from './page/matchRoute';
import { pageMeta } from './page/pageMeta';
import { CLOSED_PAGES, type PageStatus, pageStatus } from './page/pageStatus';
import { namedPage } from './page/pageTexts';
import { readerBucket } from './page/readerBucket';
import { readerChoices } from './page/readerChoices';
import { webviewData } from './page/renderWebviewPage';
import { addressOfMissing, shellAddress } from './page/shellAddress';
import { siteConfig } from './page/siteConfig';
import { startScriptHash } from './page/startScript';
import type { AsOf } from './previews/otherMoments';
import { previewOf } from './previews/previewOf';
import { previewRoutes } from './previews/previewRoutes';
import { publishRoutes } from './publish/publishRoutes';
import { createPublishedReleases } from './releases/publishedReleases';
import type { Screen } from './render/firstScreens';
import { createScreenSource } from './render/screenSource';
import { searchEngineRoutes } from './searchEngineRoutes';
import { contentSecurityPolicy, PAGE_HEADERS, type PagePolicy } from './securityHeaders';
import { shellDocument } from './shellDocument';
import type { Switches } from './switches/createSwitches';

export interface SiteInputs {
  content: Pick<Content, 'banners' | 'legalPages' | 'listed' | 'publishers' | 'titles'>;
  /** The state of the content. */
  stamp: Stamp;
  clock: Clock;
  options: SiteOptions;
  switches: Switches;
  /** Throws if the database does not answer or cannot be read. */
  checkDatabase: () => Promise<void>;
  delivery: Delivery;
  /** The public key for push subscriptions, if the site sends messages. */
  pushKey?: string | undefined;
  originOf: OriginReader;
  countError: CountPartError;
  /** Set for a site that shows another time than now. */
  asOf?: AsOf | undefined;
}

const PAGE_QUALITY = 5;
const MAX_PAGE_BYTES = 16 * 1024 * 1024;

/**
 * In this header a service worker sends the ID of the composition whose files its browser has (shell/src/service-worker; Service
 * Workers, 4.5). The files of webviews are not included.
 */
const KEPT_COMPOSITION = 'Service-Worker-Navigation-Preload';

const HTML_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: `Accept-Language, Cookie, ${KEPT_COMPOSITION}`,
};

/** HTML for every URL of the composition, the files of all releases, and the calls for publishing and for tools. */
export function siteRoutes(app: Hono, inputs: SiteInputs): void {
  const { delivery, clock, switches, options } = inputs;
  app.route('/-/console', consoleRoutes({ ...delivery, clock, switches, originOf: inputs.originOf }));
  app.route(HEALTH_ADDRESS, reportRoutes({ ...delivery, options, clock, countError: inputs.countError }));
  app.get(SHELL_DOCUMENT, shellDocument(inputs));
  languageChoiceRoute(app, inputs);
  app.get(`${COMPOSITION_ADDRESS}/:id`, compositionRoute(delivery));
  keptChapterRoutes(app, inputs.content);
  appRoutes(app, options.brand);
  previewRoutes(app, { ...delivery, clock, options, originOf: inputs.originOf });
  app.route('/-', publishRoutes({ ...delivery, clock, switches, options }));
  assetRoutes(app, createPublishedReleases(delivery.db), delivery.files);
  searchEngineRoutes(app, inputs);
  app.get('/frontend-discovery.json', async (c) => {
    const live = await delivery.composition.live();
    return live ? c.json(frontendDiscovery(live), 200, { 'Cache-Control': 'no-cache' }) : notPublished(c, inputs.checkDatabase);
  });
  app.get('/:file{[\\w-]+\\.[a-z0-9]+}', shellFile(inputs));
  app.get('*', page(app, inputs));
}

/** Files that browsers request at the root (an icon, a manifest), if the shell's release has them. */
function shellFile({ delivery: { composition, files }, originOf }: SiteInputs) {
  return async (c: Context) => {
    const file = c.req.param('file') ?? '';
    const { bucket } = await readerBucket(c, { composition, originOf });
    const shell = (await composition.compositionFor(bucket))?.shell;
    return (shell && (await sendAsset(c, files, shell, file, 'no-cache'))) || missing(c);
  };
}

function page(app: Hono, inputs: SiteInputs) {
  const { content, clock, options, switches, checkDatabase, delivery, originOf, pushKey } = inputs;
  const { composition, monitor, rendering, db, files } = delivery;
  const liveNumber = async () => String((await composition.live())?.number);
  const pages = createFreshCache<StoredBody>('documents', liveNumber, MAX_PAGE_BYTES, ({ bytes }) => bytes.length);
  const stamp = async () => `${await liveNumber()} ${await inputs.stamp()}`;
  const writer = createPageWriter(files);
  const screenOf = createScreenSource(app, { rendering, stamp, clock, options, originOf });
  return async (c: Context) => {
    const pathname = c.req.path;
    if (/\.[a-z0-9]{2,5}$/.test(pathname)) return missing(c);
    const { bucket, setCookie } = await readerBucket(c, { composition, originOf });
    const preview = await previewOf(c, { db, clock: inputs.asOf?.clock ?? clock, composition, files, options });
    const current = preview?.composition ?? (await composition.compositionFor(bucket));
    if (!current) return notPublished(c, checkDatabase);
    // The first screen needs the files of the page to which the shell redirects.
    const { shown, isShellAddress } = shellAddress(current.shell, pathname);
    const match = matchRoute(current, shown);
    const cookie = (name: string) => cookieOf(c, name);
    const choices = readerChoices(cookie);
    const { locale, theme } = choices;
    const [accepted = languageInfo(FALLBACK_LOCALE)] = acceptedLanguages(locale ?? c.req.header('Accept-Language'));
    const { searchParams: search } = new URL(c.req.url);
    const named = languageOfMatch(match, search);
    const language = named ?? accepted;
    const known = match !== undefined || isShellAddress;
    const site = { brand: options.brand, origin: originOf(c.req.raw) };
    const page = { content, origin: site.origin, pathname: shown, language, isLanguageNamed: named !== undefined };
    const isNamed = match !== undefined && !match.route.path.includes(':');
    const meta = {
      ...(await pageMeta({ ...page, isNamed, isKnown: known, hasAbout: options.brand.about !== undefined })),
      feeds: await feedLinks(content, shown, language, options.brand.name),
    };
    const hasCanary = (await composition.live())?.canary !== undefined;
    const legalPages = await content.legalPages.keys();
    const showsAbout = namedPage(shown) === paths.aboutUs();
    const config = siteConfig(options, { legalPages, hasCanary, showsAbout, pushKey });
    const calls = meta.isFound ? firstCalls(match, { lang: language.code, search, cookie }) : [];
    const addresses = calls.map(({ address }) => address);
    const own = [match?.route.path, language.locale, theme, meta, addresses, legalPages, hasCanary];
    const webview = webviewOf(match);
    const hasFiles = !webview && c.req.header(KEPT_COMPOSITION) === current.id;
    const key = JSON.stringify([current.id, preview?.versions, preview?.at, hasFiles, ...own]);
    const isIndexed = meta.isIndexed && known;
    const frame = { site, composition: current, config, match, calls, language, theme, preview, meta: { ...meta, isIndexed } };
    const siteState = { ...options, ...(await switches.state()) };
    const answer = pageStatus(siteState, (name) => c.req.header(name), known && meta.isFound);
    const closed = CLOSED_PAGES[answer.status];
    // If it is false, scripts learn the reason from the API and show it themselves.
    const isFound = meta.isFound && closed === undefined;
    const screenPath = closed ?? (known && isFound ? shown : addressOfMissing(current.shell));
    const screen =
      screenPath !== undefined && (isFound || !webview)
        ? await screenOf(c, {
            composition: current,
            // All pages of a composition are rendered in the same threads, so they have the same configuration.
            config: { ...config, ...(options.brand.about && { about: options.brand.about }) },
            shown: screenPath,
            remote: isFound ? match?.release.name : undefined,
            webview: match && webview && webviewData({ config, match, language }),
            language,
            choices,
            mayHaveNotice: isFound && (match?.route.chrome ?? 'main') === 'main',
            calls: isFound ? calls : [],
            key: key + (closed ?? ''),
            write: (rendered) =>
              isFound ? writer.serverRendered(frame, rendered, hasFiles) : writer.withoutScripts(frame, rendered),
          })
        : undefined;
    const withoutScreen = async () => storedBody(new TextEncoder().encode(writer.clientRendered(frame)), PAGE_QUALITY);
    const body = screen?.body ?? (await pages.get(key, withoutScreen));
    const scriptHash = screen && isFound && !webview ? startScriptHash(current) : undefined;
    const policy = policyOf(screen, { isWebview: webview !== undefined, sources: preview?.origins, scriptHash });
    if (match?.route.chrome !== 'webview' && !preview && isVisit(c)) countVisit(c, monitor, current.id);
    const headers = {
      ...pageHeaders(current, { isPreview: preview !== undefined, vary: options.regionHeader }),
      'Content-Security-Policy': contentSecurityPolicy(options, policy),
      ...(setCookie && { 'Set-Cookie': setCookie }),
    };
    // A first screen that is late comes with the next request.
    return sendPage(c, body, answer, { headers, isFinal: screen !== undefined || rendering.deadlineMs === 0 });
  };
}

/** The headers of a page that are the same for everyone who requests it. */
function pageHeaders({ id }: SiteComposition, { isPreview, vary }: { isPreview: boolean; vary: string | undefined }) {
  return {
    ...HTML_HEADERS,
    ...(vary && { Vary: `${HTML_HEADERS.Vary}, ${vary}` }),
    // A device stores the composition with this ID for offline visits. A preview must not be stored.
    ...(isPreview ? { 'Cache-Control': 'no-store' } : { [COMPOSITION_HEADER]: id }),
  };
}

/** Sends a page with its status, or 304 if the browser already has it. */
async function sendPage(
  c: Context,
  body: StoredBody,
  { status, headers: more }: PageStatus,
  { headers, isFinal }: { headers: Record<string, string>; isFinal: boolean },
): Promise<Response> {
  const response = await sendStored(c, body, headers, { isShared: isFinal && status === 200 });
  if (status === 200 || response.status !== 200) return response;
  for (const [name, value] of Object.entries(more)) response.headers.set(name, value);
  return new Response(response.body, { status, headers: response.headers });
}

/** The page's policy, extended by the hashes of the screen's styles. */
function policyOf(screen: Screen | undefined, policy: PagePolicy): PagePolicy {
  return { ...policy, styleHashes: screen?.styleHashes, sheetHashes: screen?.sheetHashes };
}

/**
 * Whether a browser requests a page in order to show it. Programs do not send this header, and a prefetched page may never be
 * shown.
 */
function isVisit(c: Context): boolean {
  return c.req.header('Sec-Fetch-Dest') === 'document' && c.req.header('Sec-Purpose') === undefined;
}

/** Counts the visit now, and again each time that this answer is sent from the cache. */
function countVisit(c: Context, monitor: Delivery['monitor'], id: string): void {
  const count = () => monitor.pageSent(id);
  count();
  dependenciesOf(c)?.effects.push(count);
}

/** Throws if the database cannot be read, because then nobody knows whether anything is published. */
async function notPublished(c: Context, checkDatabase: SiteInputs['checkDatabase']): Promise<Response> {
  await checkDatabase();
  const text = 'Nothing has been published here yet. Run: npm run build && npx komawari publish';
  return c.text(text, 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' });
}
