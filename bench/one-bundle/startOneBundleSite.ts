import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { type SiteProxy, type Stored, startProxy } from '../site/siteProxy';
import { type OneBundleFiles, oneBundlePage } from './oneBundlePage';

type Page = Stored & { isRendered: boolean };

/** The headers that a page depends on: its host and its reader. */
const HEARD = ['host', 'cookie', 'accept-language', 'user-agent'] as const;

/**
 * A proxy in front of a server whose shell is the one bundle. Its pages request the bundle's files instead of those of remotes;
 * the server itself knows only the latter. Each page is made once for each kind of reader, as the server's own pages are.
 */
export function startOneBundleSite(site: string, files: OneBundleFiles): Promise<SiteProxy> {
  const pages = new Map<string, Promise<Page>>();
  return startProxy(site, ({ url = '', method, headers }) => {
    if (method !== 'GET' || !headers.accept?.includes('text/html')) return undefined;
    const sent = HEARD.map((name): [string, string] => [name, headers[name] ?? '']).filter(([, value]) => value !== '');
    const key = JSON.stringify([url, sent]);
    const page = pages.get(key) ?? pageOf(site + url, Object.fromEntries(sent), files);
    pages.set(key, page);
    // Does not keep a page that failed, or that a busy server sent unrendered.
    page.then(
      ({ isRendered }) => isRendered || pages.delete(key),
      () => pages.delete(key),
    );
    return page;
  });
}

async function pageOf(address: string, headers: Record<string, string>, files: OneBundleFiles): Promise<Page> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { ...headers, accept: 'text/html' } }, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`${address} answered ${response.statusCode}`);
  const html = oneBundlePage(await text(response), files);
  const isRendered = html.includes('id="komawari-rendered"');
  return { type: 'text/html; charset=utf-8', body: brotliCompressSync(html), encoding: 'br', isRendered };
}
