import { FALLBACK_LOCALE, languageInfo } from '@komawari/shared-domain';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { createFreshCache } from '../cache/FreshCache';
import type { SiteOptions } from '../config/config';
import type { Content } from '../content/createContent';
import { type StoredBody, storedBody } from '../delivery/StoredBody';
import { sendStored } from '../delivery/sendStored';
import { acceptedLanguages } from '../http/request/acceptedLanguages';
import type { OriginReader } from '../http/request/originReader';
import { assetRoutes, createAssetReader, missing, sendAsset } from './assets/assetRoutes';
import type { CompositionSource } from './composition/compositionSource';
import { frontendDiscovery } from './discovery';
import { feedLinks } from './page/feedLinks';
import { firstCalls } from './page/firstCalls';
import { languageOfMatch } from './page/languageOfMatch';
import { matchRoute } from './page/matchRoute';
import { pageMeta } from './page/pageMeta';
import { readerChoices } from './page/readerChoices';
import { renderPage } from './page/renderPage';
import { renderWebviewPage } from './page/renderWebviewPage';
import { shellAddress } from './page/shellAddress';
import { contentSecurityPolicy, PAGE_HEADERS } from './securityHeaders';

export interface SiteInputs {
  content: Pick<Content, 'banners' | 'listed' | 'titles'>;
  options: SiteOptions;
  composition: CompositionSource;
  repository: string;
  originOf: OriginReader;
}

const PAGE_QUALITY = 5;
const MAX_PAGE_BYTES = 16 * 1024 * 1024;

const ROBOTS = 'User-agent: *\nDisallow: /api/\n';

/** HTML for every address of the composition, the files of its releases, and what tools ask for. */
export function siteRoutes(app: Hono, inputs: SiteInputs): void {
  const { composition, repository } = inputs;
  assetRoutes(app, repository);
  app.get('/robots.txt', (c) => c.text(ROBOTS));
  app.get('/frontend-discovery.json', async (c) => {
    const current = await composition.current();
    return current ? c.json(frontendDiscovery(current), 200, { 'Cache-Control': 'no-cache' }) : notBuilt(c);
  });
  app.get('/:file{[\\w-]+\\.[a-z0-9]+}', shellFile(inputs));
  app.get('*', page(inputs));
}

/** Files that browsers look for at the root (an icon, a manifest), where the shell's release has them. */
function shellFile({ composition, repository }: SiteInputs) {
  const read = createAssetReader(repository);
  return async (c: Context) => {
    const file = c.req.param('file') ?? '';
    const shell = (await composition.current())?.shell;
    const isOfShell = shell !== undefined && Object.hasOwn(shell.integrity, file);
    return (isOfShell && (await sendAsset(c, read, ['shell', shell.version, file], 'no-cache'))) || missing(c);
  };
}

function page({ content, options, composition, originOf }: SiteInputs) {
  const stamp = async () => (await composition.current())?.id ?? '';
  const pages = createFreshCache<StoredBody>(stamp, MAX_PAGE_BYTES, ({ bytes }) => bytes.length);
  const headers = {
    ...PAGE_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Language, Cookie',
  };
  return async (c: Context) => {
    const current = await composition.current();
    if (!current) return notBuilt(c);
    const pathname = c.req.path;
    if (/\.[a-z0-9]{2,5}$/.test(pathname)) return missing(c);
    // The files of the page that it leads on to are what the first screen needs.
    const { shown, isShellAddress } = shellAddress(current.shell, pathname);
    const match = matchRoute(current, shown);
    const cookie = (name: string) => getCookie(c, name);
    const { locale, theme } = readerChoices(cookie);
    const [accepted = languageInfo(FALLBACK_LOCALE)] = acceptedLanguages(locale ?? c.req.header('Accept-Language'));
    const language = languageOfMatch(match) ?? accepted;
    const known = match !== undefined || isShellAddress;
    const told = await pageMeta(content, originOf(c.req.raw), shown, language);
    const meta = { ...told, feeds: await feedLinks(content, shown, language) };
    // What is not set is left out by JSON.
    const { questionnaireBase, analyticsUrl, pagesUrl, socialUrl, socialUrlEs } = options;
    const config = { apiBase: '/api', questionnaireBase, analyticsUrl, pagesUrl, socialUrl, socialUrlEs };
    const { searchParams: search } = new URL(c.req.url);
    const calls = meta.isFound ? firstCalls(match, { lang: language.code, search, cookie }) : [];
    const key = JSON.stringify([match?.route.path, language.locale, theme, meta, calls]);
    const body = await pages.get(key, async () => {
      const parts = { config, language, calls, meta: { ...meta, isIndexed: meta.isIndexed && known } };
      const webview = match?.route.chrome === 'webview' ? match.release.webview : undefined;
      const html =
        match && webview
          ? renderWebviewPage({ ...parts, match, webview })
          : renderPage({ ...parts, composition: current, match, theme });
      return storedBody(new TextEncoder().encode(html), PAGE_QUALITY);
    });
    const response = await sendStored(c, body, headers);
    const isMissing = !known || !meta.isFound;
    return isMissing && response.status === 200
      ? new Response(response.body, { status: 404, headers: response.headers })
      : response;
  };
}

function notBuilt(c: Context): Response {
  return c.text('The site has not been built yet. Run: npm run build', 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' });
}
