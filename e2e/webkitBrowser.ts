/** WebKit, the engine of Safari and of every browser on an iPhone, in a window of its own. Playwright's own build cannot be had. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const START_TRIES = 100;

/** A minimal client of W3C WebDriver. */
export interface WebKitBrowser {
  go: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page. It sees nothing of the test, and returns JSON. */
  run: <Result>(script: () => Result) => Promise<Result>;
  press: (key: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The browser of `webkit2gtk-driver`, or undefined where it or a display server is missing. */
export function webkitPath(): string | undefined {
  if (!existsSync(DRIVER) || !existsSync(DISPLAY_SERVER)) return undefined;
  const places = readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`);
  return places.find((place) => existsSync(place));
}

/** Opens a window of a phone's width. */
export async function openWebKit(binary: string): Promise<WebKitBrowser> {
  const screen = spawn(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // The fourth of the pipes above.
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' };
  const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = await whenListening(() =>
    call<{ sessionId: string }>(base, 'POST', '/session', { capabilities: { alwaysMatch: options } }),
  );
  const ask = <Value>(method: string, path: string, body?: object) =>
    call<Value>(base, method, `/session/${sessionId}${path}`, body);
  await ask('POST', '/window/rect', { x: 0, y: 0, width: 420, height: 900 });
  return {
    go: (url) => ask('POST', '/url', { url }),
    back: () => ask('POST', '/back', {}),
    run: (script) => ask('POST', '/execute/sync', { script: `return (${String(script)})()`, args: [] }),
    press: (key) =>
      ask('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keys',
            actions: [
              { type: 'keyDown', value: key },
              { type: 'keyUp', value: key },
            ],
          },
        ],
      }),
    async close() {
      await ask('DELETE', '');
      await Promise.all([ended(driver), ended(screen)]);
    },
  };
}

async function call<Value>(base: string, method: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(base + path, { method, body: body ? JSON.stringify(body) : null });
  // The form of every answer, by the standard.
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(`WebKit: ${method} ${path}: ${value.message}`);
  return value;
}

async function whenListening<Value>(start: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries === START_TRIES || !(error instanceof TypeError)) throw error;
      await sleep(100);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port was found for WebKit.');
  return address.port;
}

async function ended(process: ChildProcess): Promise<void> {
  const exit = once(process, 'exit');
  process.kill();
  await exit;
}
