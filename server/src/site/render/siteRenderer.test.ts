import type { RemoteRelease, RenderedPage, SiteComposition } from '@komawari/shared-state/contract';
import { pino } from 'pino';
import { createSiteRenderer, type SiteRenderer } from './siteRenderer';

/** A shell that lets the remote in the URL render each page. */
const SHELL = `
  exports.shared = { greeting: { hello: 'Hello' } };
  exports.createPageRenderer = ({ loadRemote }) => async ({ address }) => {
    if (address === '/about_us') throw new Error('No such words');
    return (await loadRemote(address.slice(1))).render(address);
  };
`;

/** What a team's bundle may do to the server that renders it. */
const BUNDLES: Readonly<Record<string, string>> = {
  mf_good: `const { hello } = require('greeting'); exports.remote = { render: (address) => '<p>' + hello + ' ' + address + '</p>' };`,
  mf_throws: `exports.remote = { render() { throw new Error('No such chapter'); } };`,
  mf_loops: `exports.remote = { render() { for (;;); } };`,
  mf_loops_at_start: 'for (;;);',
  mf_eats: `exports.remote = { render() { const kept = []; for (;;) kept.push(new Array(1000).fill(kept.length)); } };`,
  mf_hoards: `exports.remote = { render() { const kept = []; for (;;) kept.push(new Uint8Array(2e7).fill(1)); } };`,
  mf_ends: `exports.remote = { render() { process.exit(7); } };`,
  mf_slow: `exports.remote = { render: () => new Promise((resolve) => setTimeout(resolve, 3500, '<p>late</p>')) };`,
  mf_hangs: `exports.remote = { render: () => new Promise(() => {}) };`,
  mf_reaches_out: `require('fs'); exports.remote = {};`,
  mf_good_webview: `exports.renderWebview = async (data, { address }) => '<p>' + data.page + ' of ' + address + '</p>';`,
  mf_throws_webview: `exports.renderWebview = async () => { throw new Error('No such page'); };`,
  mf_poisons: `exports.remote = { render() { String.prototype.trim = () => { throw new Error('poisoned'); }; return '<p>' + 'x' + '</p>'; } };`,
  mf_forges: `JSON.parse = () => ({}); exports.remote = { render: () => '<p>forged</p>' };`,
  mf_reads: `exports.remote = { render: () => '<p>' + JSON.parse('{"words":"as they are"}').words + '</p>' };`,
  mf_trims: `exports.remote = { render: (address) => '<p>' + address.trim() + '</p>' };`,
  mf_throws_later: `exports.remote = { render() { setTimeout(() => { throw new Error('boom later'); }); return '<p>now</p>'; } };`,
  mf_speaks_up: `
    const { parentPort } = process.getBuiltinModule('node:worker_threads');
    exports.remote = { render() { parentPort.postMessage(null); return new Promise(() => {}); } };`,
  mf_prints: `exports.remote = { render() { console.log('words'.repeat(1e6)); return '<p>printed</p>'; } };`,
  mf_writes_a_book: `exports.remote = { render: () => 'x'.repeat(9e6) };`,
  mf_opens: `exports.remote = { render: () => '<main><template></main>' };`,
  mf_closes_twice: `exports.remote = { render: () => '<main></main></div><p></p>' };`,
  mf_leaves_out: `exports.remote = { render: () => '<ul><li>one<li>two</ul><p>three<div></div>' };`,
  mf_styles: `exports.remote = { render: () => '<p style="top:1px"></p>' };`,
};

const NO_MESSAGES = { en: '', es: '', fr: '', id: '', pt: '', ru: '', th: '' };
const PAGE = { locale: 'en', contents: ['en'], theme: 'system', timeZone: 'UTC', now: 0, answers: {} } as const;

let renderer: SiteRenderer;
afterEach(() => renderer.end());

function setup({ deadlineMs = 250, remotes = Object.keys(BUNDLES), shell = SHELL } = {}) {
  let now = 0;
  let isStoreAway = false;
  const lines: { release: string; reason: string; msg: string; text?: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  renderer = createSiteRenderer({
    async read(_, file) {
      if (isStoreAway) throw new Error('The store is away');
      return file === 'server/shell.cjs' ? shell : BUNDLES[file.replace(/^server\/|\.cjs$/g, '')];
    },
    clock: () => now,
    log,
    deadlineMs,
  });
  const composition = compositionOf(remotes);
  const config = { apiBase: '/api', questionnaireBase: '/api' };
  const jobOf = (remote: string, id = composition.id) => ({
    composition: { ...composition, id },
    config,
    remote,
    page: { ...PAGE, address: `/${remote}` } as RenderedPage,
  });
  const webview = { config, locale: 'en', route: '/', page: 'Notice' } as const;
  return {
    lines,
    renderWebview: (remote: string) => renderer.render({ ...jobOf(remote), webview }),
    mayRenderWebview: (remote: string) => renderer.mayRender({ ...jobOf(remote), webview }),
    render: (remote: string, id?: string) => renderer.render(jobOf(remote, id)),
    mayRender: (remote: string, id?: string) => renderer.mayRender(jobOf(remote, id)),
    renderOfShell: (address: string) =>
      renderer.render({ ...jobOf('shell'), remote: undefined, page: { ...PAGE, address } as RenderedPage }),
    mayRenderOfShell: () => renderer.mayRender({ ...jobOf('shell'), remote: undefined }),
    wait: (seconds: number) => (now += seconds),
    takeStoreAway: (isAway: boolean) => (isStoreAway = isAway),
  };
}

function compositionOf(names: readonly string[]): SiteComposition {
  const release = (name: string) => ({
    name,
    contract: 1,
    version: '1.0',
    baseUrl: `/${name}/1.0/`,
    messages: NO_MESSAGES,
    integrity: {},
    server: { entry: `server/${name}.cjs` },
  });
  const webviewOf = (name: string) => {
    const entry = `server/${name}_webview.cjs`;
    const files = { js: [], css: [], pages: {}, messages: NO_MESSAGES, integrity: {} };
    return `${name}_webview` in BUNDLES ? { webview: { ...files, server: { entry } } } : {};
  };
  const remotes = names.map(
    (name): RemoteRelease => ({ ...release(name), entry: '', routes: [], pages: {}, ...webviewOf(name) }),
  );
  return { id: names.join(), shell: { ...release('shell'), name: 'shell', js: [], css: [], routes: [] }, remotes };
}

test('renders a page with its remote and the shell’s shared modules', async () => {
  const { render } = setup();
  expect(await render('mf_good')).toEqual({ html: '<p>Hello /mf_good</p>', styleHashes: [] });
  expect(renderer.counts()).toEqual({ 'mf_good 1.0': { rendered: 1, late: expect.any(Number), failed: 0, skipped: 0 } });
});

test('renders a webview with its own bundle', async () => {
  const { renderWebview, mayRenderWebview, render, lines } = setup();
  expect(await renderWebview('mf_good')).toEqual({ html: '<p>Notice of /mf_good</p>', styleHashes: [] });
  await expect(renderWebview('mf_throws')).rejects.toThrow('No such page');
  expect(lines[0]).toMatchObject({ release: 'mf_throws 1.0' });
  expect((await render('mf_good')).html).toContain('Hello');
  expect([mayRenderWebview('mf_good'), mayRenderWebview('mf_styles')]).toEqual([true, false]);
});

test('accepts HTML that leaves out end tags as HTML allows', async () => {
  const { render, lines } = setup();
  expect((await render('mf_leaves_out')).html).toContain('<li>two');
  expect(lines).toEqual([]);
});

test('returns the hashes of inline styles', async () => {
  const { render } = setup();
  expect((await render('mf_styles')).styleHashes).toEqual([expect.stringMatching(/^sha256-/)]);
});

test.each([
  ['throws', 'mf_throws', /No such chapter/],
  ['never ends', 'mf_loops', /not finished after 1500 ms/],
  ['never ends while it is loaded', 'mf_loops_at_start', /not finished/],
  ['never answers', 'mf_hangs', /not finished/],
  ['sends an invalid message to the server', 'mf_speaks_up', /an unknown message/],
  ['returns too much HTML', 'mf_writes_a_book', /9000000 characters/],
  ['leaves an element open that swallows the rest of the page', 'mf_opens', /not balanced/],
  ['closes an element that is not its own', 'mf_closes_twice', /not balanced/],
  ['replaces a function of the language while it renders', 'mf_poisons', /It changes String\.prototype\.trim, which/],
  ['replaces a function of the language at its start', 'mf_forges', /It changes JSON\.parse, which/],
  ['fills buffers, which are not in its heap,', 'mf_hoards', /memory grew by \d+ MB/],
  ['ends its process', 'mf_ends', /ended the thread: with code 7/],
  [
    'requires a module that is not shared',
    'mf_reaches_out',
    /requires "fs", which the shell does not share. It shares: greeting/,
  ],
])('a remote that %s is logged, and others continue at once', async (_what, remote, reason) => {
  const { render, lines } = setup();
  await render('mf_good');
  const broken = render(remote);
  const good = render('mf_good');
  await expect(broken).rejects.toThrow();
  expect((await good).html).toContain('Hello');
  expect((await render('mf_good')).html).toContain('Hello');
  expect(lines).toEqual([
    expect.objectContaining({
      release: `${remote} 1.0`,
      reason: expect.stringMatching(reason),
      msg: `${remote} 1.0 could not be rendered on the server`,
    }),
  ]);
  expect(renderer.counts()[`${remote} 1.0`]).toEqual({ rendered: 0, late: 0, failed: 1, skipped: 0 });
  expect(renderer.lastFailures()).toEqual({
    [`${remote} 1.0`]: { address: expect.any(String), reason: expect.stringMatching(reason) },
  });
  expect(renderer.lastFailures()[`${remote} 1.0`]?.reason).not.toMatch(/file:|node:/);
});

test('a remote that exhausts its memory is stopped, and the server continues', async () => {
  const { render, lines } = setup({ deadlineMs: 20_000 });
  await expect(render('mf_eats')).rejects.toThrow();
  expect(lines[0]).toMatchObject({ release: 'mf_eats 1.0', reason: expect.stringMatching(/memory/) });
  expect((await render('mf_good')).html).toContain('Hello');
});

test('what a remote changes in its thread does not affect other remotes', async () => {
  const { render, lines } = setup({ deadlineMs: 20_000 });
  for (const after of ['mf_poisons', 'mf_throws_later']) {
    // In each of the threads. What happens to its own pages does not matter here.
    await Promise.allSettled([render(after), render(after), render(after), render(after)]);
    // One after the other, because there are not so many new threads at once.
    for (let time = 0; time < 5; time += 1) expect((await render('mf_trims')).html).toBe('<p>/mf_trims</p>');
  }
  expect(lines.filter(({ release }) => release === 'mf_trims 1.0')).toEqual([]);
});

test('what a remote replaces without an error does not get into pages of other remotes', async () => {
  const { render } = setup({ deadlineMs: 20_000 });
  await Promise.allSettled([render('mf_forges'), render('mf_forges'), render('mf_forges'), render('mf_forges')]);
  for (let time = 0; time < 5; time += 1) expect((await render('mf_reads')).html).toBe('<p>as they are</p>');
});

test('an error outside of any page is logged with the bundle that caused it', async () => {
  const { render, lines } = setup({ deadlineMs: 20_000 });
  // The error of a thread's first page would be reported by that page.
  await render('mf_good');
  // The thread may end before this page has left it, or after.
  await Promise.allSettled([render('mf_throws_later')]);
  const told = () => lines.find(({ reason }) => reason.includes('mf_throws_later 1.0/server'));
  while (!told()) await new Promise((resolve) => setImmediate(resolve));
  expect(told()?.reason).toContain('boom later');
});

test('reads bundles again after a failed read', async () => {
  const { render, takeStoreAway } = setup();
  takeStoreAway(true);
  await expect(render('mf_good')).rejects.toThrow('The store is away');
  takeStoreAway(false);
  expect((await render('mf_good')).html).toContain('Hello');
});

test('logs the output of a bundle, up to a limit', async () => {
  const { render, lines } = setup({ deadlineMs: 20_000 });
  await render('mf_prints');
  const printed = lines.map(({ text = '' }) => text).join('');
  expect(printed).toHaveLength(4096);
  expect(printed).toMatch(/^wordswords/);
});

test('a shell bundle that does not start is logged, and only its composition is left to browsers', async () => {
  const good = setup();
  await good.render('mf_good');
  await renderer.end();
  const { render, mayRender, lines } = setup({ shell: 'this is no program' });
  for (let time = 0; time < 3; time += 1) await render('mf_good').catch(() => {});
  expect(lines[0]).toMatchObject({ release: 'shell 1.0', reason: expect.stringMatching(/did not start: Unexpected identifier/) });
  expect([mayRender('mf_good'), mayRender('mf_good', 'another composition')]).toEqual([false, true]);
});

test('a failing page of the shell does not suspend pages of remotes', async () => {
  const { render, mayRender, renderOfShell, mayRenderOfShell } = setup();
  for (let time = 0; time < 3; time += 1) await renderOfShell('/about_us').catch(() => {});
  expect([mayRenderOfShell(), mayRender('mf_good')]).toEqual([false, true]);
  expect((await render('mf_good')).html).toContain('Hello');
});

test('with more compositions than threads, only waiting pages are rejected and all threads end', async () => {
  const { render, lines } = setup({ deadlineMs: 20_000 });
  const ids = Array.from({ length: 8 }, (_, index) => `composition ${index}`);
  const pages = await Promise.allSettled([...ids, ...ids, ...ids].map((id) => render('mf_good', id)));
  const reasons = pages.flatMap((page) => (page.status === 'rejected' ? [String(page.reason.name)] : []));
  expect(new Set([...reasons, 'RenderBusyError'])).toEqual(new Set(['RenderBusyError']));
  expect(lines).toEqual([]);
  expect((await render('mf_good', ids[0])).html).toContain('Hello');
  await renderer.end();
  // Waits until the last thread has ended. If one does not end, the test fails.
  while (process.getActiveResourcesInfo().includes('MessagePort')) await new Promise((resolve) => setTimeout(resolve, 10));
});

test('suspends rendering after repeated failures for a while', async () => {
  const { render, mayRender, wait } = setup();
  for (let time = 0; time < 3; time += 1) await render('mf_throws').catch(() => {});
  expect([mayRender('mf_throws'), mayRender('mf_good')]).toEqual([false, true]);
  expect(renderer.counts()['mf_throws 1.0']).toEqual({ rendered: 0, late: 0, failed: 3, skipped: 1 });
  wait(30);
  expect(mayRender('mf_throws')).toBe(true);
});

test('finishes a page that exceeds the deadline, and renders others in the meantime', async () => {
  const { render, lines } = setup({ deadlineMs: 1000 });
  const finished: string[] = [];
  const add = async (remote: string) => finished.push((await render(remote)).html);
  await Promise.all([add('mf_slow'), add('mf_good')]);
  expect(finished).toEqual(['<p>Hello /mf_good</p>', '<p>late</p>']);
  expect(renderer.counts()['mf_slow 1.0']).toEqual({ rendered: 1, late: 1, failed: 0, skipped: 0 });
  expect(lines).toEqual([]);
});

test('renders nothing without a deadline or bundles', () => {
  expect(setup({ deadlineMs: 0 }).mayRender('mf_good')).toBe(false);
  const { mayRender } = setup({ remotes: ['mf_good'] });
  expect([mayRender('mf_good'), mayRender('mf_unknown')]).toEqual([true, false]);
});
