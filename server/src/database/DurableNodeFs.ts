import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];
type EmscriptenModule = Parameters<NonNullable<InitOptions['preRun']>[number]>[0];

/** The parts of Emscripten's node file system that are touched here; its own types leave them out. */
interface NodeFsBackend {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/**
 * The embedded database's folder, with `fsync` given back: Emscripten's node file system has none,
 * so that a commit would be acknowledged before it is on the disk.
 */
export class DurableNodeFs extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), restoreFsync] } };
  }
}

function restoreFsync(module: EmscriptenModule): void {
  // Emscripten puts it there; its types do not know of it.
  const backend = (module as unknown as { NODEFS: NodeFsBackend }).NODEFS;
  backend.stream_ops.fsync = ({ nfd }) => {
    fdatasyncSync(nfd);
    return 0;
  };
}
