import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DurableNodeFs } from './DurableNodeFs';
import { syncAfterCrash } from './syncAfterCrash';

const SHUT_DOWN = 1;
const IN_PRODUCTION = 6;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'komawari-crash-'));
  for (const name of ['global', 'base']) mkdirSync(path.join(folder, name));
  for (const name of ['global/1', 'base/2', 'base/3']) writeFileSync(path.join(folder, name), name);
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string) => path.join(folder, name);

function endedAs(state: number): void {
  const control = Buffer.alloc(64);
  control.writeUInt32LE(state, 16);
  writeFileSync(file('global/pg_control'), control);
}

test('syncs every file after a crash, and none after a clean shutdown or in a missing folder', async () => {
  expect(await syncAfterCrash(folder)).toEqual(new Set());
  expect(await syncAfterCrash(file('nowhere'))).toEqual(new Set());
  endedAs(SHUT_DOWN);
  expect(await syncAfterCrash(folder)).toEqual(new Set());
  endedAs(IN_PRODUCTION);
  expect(await syncAfterCrash(folder)).toEqual(new Set(['global/1', 'global/pg_control', 'base/2', 'base/3'].map(file)));
});

describe('fsync after a crash', () => {
  /** Like Emscripten's file system. Here a node is an object with its path. */
  async function startOn(parent: string) {
    const backend = {
      realPath: (node: { path: string }) => node.path,
      stream_ops: { fsync: (_stream: object) => 0, write: () => 0, setattr: () => undefined },
      node_ops: { setattr: () => undefined, mknod: () => ({}), unlink: () => undefined, rename: () => undefined },
    };
    const fs = new DurableNodeFs(parent);
    const { emscriptenOpts } = await fs.init({} as never, { emscriptenOpts: {} } as never);
    // The last function is ours. The one before it mounts the folder, which is not possible here.
    const restore = emscriptenOpts.preRun?.at(-1) as (module: object) => void;
    restore({ NODEFS: backend });
    /** Whether the disk is used: there is no such file descriptor, so the call fails. */
    const isSynced = (name: string) => {
      try {
        backend.stream_ops.fsync({ nfd: 2 ** 30, node: { path: file(name) } });
        return false;
      } catch {
        return true;
      }
    };
    // Their types are Emscripten's, which leave out the parameters.
    return { fs, isSynced, streams: backend.stream_ops as never as Operations, nodes: backend.node_ops as never as Operations };
  }

  type Operations = Record<string, (...parts: unknown[]) => void>;
  type Started = Awaited<ReturnType<typeof startOn>>;
  const node = (name: string) => ({ path: file(name) });

  it('skips files that were already synced until the database has started', async () => {
    endedAs(IN_PRODUCTION);
    const { fs, isSynced } = await startOn(folder);
    expect([isSynced('base/2'), isSynced('base/new')]).toEqual([false, true]);
    fs.started();
    expect(isSynced('base/2')).toBe(true);
  });

  it.each<[string, (started: Started) => void]>([
    ['written', ({ streams }) => streams.write?.({ node: node('base/2') })],
    ['truncated while it is open', ({ streams }) => streams.setattr?.({ node: node('base/2') }, { size: 0 })],
    ['truncated', ({ nodes }) => nodes.setattr?.(node('base/2'), { size: 0 })],
    ['created again', ({ nodes }) => nodes.mknod?.(node('base'), '2')],
    ['deleted', ({ nodes }) => nodes.unlink?.(node('base'), '2')],
  ])('does not skip a file that is %s', async (_what, touch) => {
    endedAs(IN_PRODUCTION);
    const started = await startOn(folder);
    touch(started);
    expect([started.isSynced('base/2'), started.isSynced('base/3')]).toEqual([true, false]);
  });

  it('skips nothing after any file was renamed', async () => {
    endedAs(IN_PRODUCTION);
    const { isSynced, nodes } = await startOn(folder);
    nodes.rename?.(node('base/2'), node('global'), '9');
    expect([isSynced('base/3'), isSynced('global/1')]).toEqual([true, true]);
  });

  it('skips nothing after a clean shutdown', async () => {
    endedAs(SHUT_DOWN);
    expect((await startOn(folder)).isSynced('base/2')).toBe(true);
  });
});
