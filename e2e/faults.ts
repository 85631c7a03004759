/** Faults that journeys can put into a remote (faults.spec.ts). */
import { createHash } from 'node:crypto';
import { COMPOSITION_HEADER } from '@komawari/shared-domain';
import type { Page, Route } from '@playwright/test';
import type { RemotePage } from './remotePages';

export interface Fault {
  name: string;
  /** Puts the fault into one remote, before the page opens. `begin` makes it happen, `end` removes the cause. */
  prepare: (page: Page, remote: RemotePage) => Promise<{ begin: () => Promise<void>; end: () => Promise<void> }>;
}

/** Without any answer, the page's own deadlines must end the wait. */
async function neverAnswer(): Promise<void> {}

const HTML = { status: 200, contentType: 'text/javascript; charset=utf-8', body: '<!doctype html><h1>502 Bad Gateway</h1>' };

const ANY = '';
const SCRIPTS = '\\.js';
const STYLES = '\\.css';

/** The same number of bytes, but different ones. */
async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${(await response.text()).slice(0, -1)} ` });
}

/**
 * Changes the answers for some files of one remote, by the end of their URLs. A request that hangs continues to hang when the
 * cause is gone.
 */
function onTheWay(name: string, files: string, answer: (route: Route) => Promise<void>): Fault {
  return {
    name,
    async prepare(page, { folder }) {
      const addresses = new RegExp(`/remotes/${folder}/.*${files}$`);
      if (files === STYLES) await haveStylesLinked(page);
      let isBroken = true;
      return {
        begin: async () => {
          await page.route(addresses, (route) => (isBroken ? answer(route) : route.continue()));
        },
        end: async () => {
          isBroken = false;
        },
      };
    },
  };
}

/** Acts as a service worker that has the files of the site, so that the page links its styles. Other readers get them inline. */
async function haveStylesLinked(page: Page): Promise<void> {
  const id = (await page.request.get('/')).headers()[COMPOSITION_HEADER.toLowerCase()]!;
  await page.setExtraHTTPHeaders({ 'Service-Worker-Navigation-Preload': id });
}

/**
 * Changes the code of a remote's entry as its team could have done, with a matching hash. The change has an effect only while
 * `globalThis.isFaulty` is set, so that the same bytes work when the cause is gone.
 */
function inTheCode(name: string, change: (entry: string, remote: string) => string): Fault {
  return {
    name,
    async prepare(page, { remote, folder }) {
      const changed = new Map<string, Change>();
      await page.route('**/*', async (route) => {
        const request = route.request();
        const { pathname } = new URL(request.url());
        if (request.isNavigationRequest()) return fulfillPage(route, remote, change, changed);
        if (pathname.startsWith('/-/composition/')) return fulfillComposition(route, changed);
        const entry = [...changed].find(([file]) => pathname.includes(`/remotes/${folder}/`) && pathname.endsWith(`/${file}`));
        if (!entry) return route.fallback();
        return route.fulfill({ response: await route.fetch(), body: entry[1].body });
      });
      // In each new document from its start, and in the open one.
      const set = (isFaulty: boolean) =>
        page.evaluate((value) => Object.assign(globalThis, { isFaulty: value }), isFaulty).then(() => {});
      return {
        async begin() {
          await page.addInitScript(() => Object.assign(globalThis, { isFaulty: true }));
          await set(true);
        },
        end: () => set(false),
      };
    },
  };
}

/** An entry with changed code, and its hash before and after. */
interface Change {
  body: string;
  hashes: readonly [string, string];
}

interface PageData {
  composition: { remotes: { name: string; baseUrl: string; entry: string }[] };
}

/** Answers with the page, and lists the changed entry in its composition as if it had been built this way. */
async function fulfillPage(
  route: Route,
  remote: string,
  change: (entry: string, remote: string) => string,
  changed: Map<string, Change>,
) {
  const response = await route.fetch();
  const html = await response.text();
  const text = /id="komawari-composition"[^>]*>([^<]*)</.exec(html)?.[1];
  if (!text) return route.fulfill({ response });
  // The server writes it with these types.
  const { composition } = JSON.parse(text) as PageData;
  const release = composition.remotes.find(({ name }) => name === remote)!;
  const address = new URL(release.baseUrl + release.entry, route.request().url()).href;
  const original = await (await fetch(address)).text();
  const body = change(original, remote);
  changed.set(release.entry, { body, hashes: [hashOf(original), hashOf(body)] });
  return route.fulfill({ response, body: withHashes(html, changed) });
}

/** The whole composition, of which a page contains an outline. */
async function fulfillComposition(route: Route, changed: Map<string, Change>): Promise<void> {
  const response = await route.fetch();
  return route.fulfill({ response, body: withHashes(await response.text(), changed) });
}

function withHashes(text: string, changed: Map<string, Change>): string {
  return [...changed.values()].reduce((changing, { hashes: [before, after] }) => changing.replaceAll(before, after), text);
}

function hashOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** Wraps each page of a remote in another component. `React` is the one that the shell shares with the remote. */
function around(component: string) {
  return (entry: string, remote: string) => `${entry}
;(() => {
  const container = globalThis.${remote};
  let scope;
  const wrap = ({ Component }) => Promise.resolve(Object.values(scope.react)[0].get()).then((factory) => {
    const React = factory();
    return { Component: ${component} };
  });
  globalThis.${remote} = {
    init: (shared, ...rest) => { scope = shared; return container.init(shared, ...rest); },
    get: (name) => Promise.resolve(container.get(name)).then((factory) => () => {
      const { remote } = factory();
      const pages = Object.fromEntries(Object.entries(remote.pages).map(([page, load]) => [page, () => load().then(wrap)]));
      return { remote: { ...remote, pages } };
    }),
  };
})();`;
}

const THROWS_WHILE_RENDERING = `() => {
  if (globalThis.isFaulty) throw new Error('planned: while rendering');
  return React.createElement(Component);
}`;

const THROWS_LATER = `() => {
  const [count, setCount] = React.useState(0);
  React.useEffect(() => {
    const timer = setInterval(() => setCount((before) => before + 1), 200);
    return () => clearInterval(timer);
  }, []);
  if (count > 0 && globalThis.isFaulty) throw new Error('planned: later');
  return React.createElement(Component);
}`;

/** A range of React that no shell has. */
function asksForAnotherReact(entry: string): string {
  return entry.replaceAll(/requiredVersion:"(\^19[^"]*)"/g, 'requiredVersion:(globalThis.isFaulty?"^99.0.0":"$1")');
}

export const FAULTS: readonly Fault[] = [
  onTheWay('is down', ANY, (route) => route.abort('connectionrefused')),
  onTheWay('takes 30 s', ANY, neverAnswer),
  onTheWay('answers 500', ANY, (route) => route.fulfill({ status: 500, body: 'Internal error' })),
  onTheWay('answers HTML in place of scripts', SCRIPTS, (route) => route.fulfill(HTML)),
  onTheWay('is tampered with in transit', SCRIPTS, tamper),
  onTheWay('has a page that hangs', '/page-.*\\.js', neverAnswer),
  onTheWay('has no messages', '/messages-.*', (route) => route.fulfill({ status: 404, body: 'Not found' })),
  onTheWay('has no styles', STYLES, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  onTheWay('has styles that hang', STYLES, neverAnswer),
  inTheCode('throws at load', (entry) => `if (globalThis.isFaulty) throw new Error('planned: at load');\n${entry}`),
  inTheCode('throws while rendering', around(THROWS_WHILE_RENDERING)),
  inTheCode('throws later', around(THROWS_LATER)),
  inTheCode('requires another version of React', asksForAnotherReact),
];
