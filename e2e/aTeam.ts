/** Teams that publish from their own folders, as they would from their own machines. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..');
const PROGRAM = join(ROOT, 'tooling/cli/komawari.mjs');

/** These journeys look at the pages themselves, so the commands skip that. */
export const PUBLISH = ['publish', '--no-smoke', 'a journey'] as const;

/** A team at its own machine: a folder with a build, and a token for one remote. */
export interface Team {
  /** The version of this remote on the site at the start. */
  first: string;
  /** Makes the next build: the same files under another version, optionally with something added to its first page. */
  build: (version: string, added?: Added) => Promise<void>;
  /** Runs a command of the `komawari` program. */
  komawari: (...args: string[]) => Promise<CommandResult>;
  leave: () => Promise<void>;
}

/** Text that a build adds to its files. */
interface Added {
  /** Before the script of the first page. */
  js?: string;
  /** After the stylesheet of the first page. */
  css?: string;
  /** Before the server bundle. */
  server?: string;
  /** After the server bundle. */
  serverEnd?: string;
}

export interface CommandResult {
  code: number;
  text: string;
}

/** Runs a command of the `komawari` program with an operator's rights. */
export type Operator = (...args: string[]) => Promise<CommandResult>;

export function operatorOf(url: string, data: string): Operator {
  return (...args) => run(ROOT, { KOMAWARI_SITE: url, KOMAWARI_DATA: data }, args);
}

/** The version of a remote in a freshly loaded page. */
export async function versionOn(page: Page, name: string): Promise<string> {
  const composition = await page.locator('#komawari-composition').textContent();
  const parsed = JSON.parse(composition ?? '') as { composition: { remotes: { name: string; version: string }[] } };
  return parsed.composition.remotes.find((remote) => remote.name === name)?.version ?? '(none)';
}

/** A team for one package, with a token that an operator has made for it. */
export async function aTeam(folder: string, site: string, operator: Operator): Promise<Team> {
  const name = folder.replace('-', '_');
  const made = await operator('token', 'create', '--remote', name, '--label', `team of ${name}`);
  const token = /^kmw_\S+$/m.exec(made.text)?.[0] ?? '';
  const home = await mkdtemp(join(tmpdir(), `komawari-team-`));
  // The build writes this file.
  const { version: first } = JSON.parse(await readFile(join(ROOT, folder, 'dist/current.json'), 'utf8')) as { version: string };
  return {
    first,
    async build(version, added) {
      const dist = join(home, 'dist', version);
      await cp(join(ROOT, folder, 'dist', first), dist, { recursive: true });
      await rewriteRelease(dist, version, added);
      await writeFile(join(home, 'dist/current.json'), JSON.stringify({ version }));
    },
    komawari: (...args) => run(home, { KOMAWARI_SITE: site, KOMAWARI_TOKEN: token }, args),
    leave: () => rm(home, { recursive: true }),
  };
}

/** Gives a build another version, and adds something to what loads first: a remote's first page, or the shell's own entry. */
async function rewriteRelease(dist: string, version: string, added: Added = {}): Promise<void> {
  const { js = '', css = '', server = '', serverEnd = '' } = added;
  const file = join(dist, 'release.json');
  // The build wrote it.
  const release = JSON.parse(await readFile(file, 'utf8')) as {
    version: string;
    integrity: Record<string, string>;
    js?: string[];
    server: { entry: string };
  };
  release.version = version;
  const files = [...Object.keys(release.integrity).filter((one) => one.startsWith('page-')), ...(release.js ?? [])];
  for (const [name, before, after] of [
    [files.find((one) => one.endsWith('.js')), js, ''],
    [files.find((one) => one.endsWith('.css')), '', css],
    [release.server.entry, server, serverEnd],
  ] as const) {
    if (!name || !(before || after)) continue;
    const text = before + (await readFile(join(dist, name), 'utf8')) + after;
    await writeFile(join(dist, name), text);
    await rm(join(dist, `${name}.br`), { force: true });
    release.integrity[name] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  }
  await writeFile(file, JSON.stringify(release));
}

function run(cwd: string, environment: Record<string, string>, args: string[]): Promise<CommandResult> {
  const { PATH, KOMAWARI_BROWSER } = process.env;
  const env = { PATH, KOMAWARI_BROWSER, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...args], { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, text: stdout + stderr }),
    );
  });
}
