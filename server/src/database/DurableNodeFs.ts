import { fdatasyncSync } from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncAfterCrash } from './syncAfterCrash';

type InitOptions = Parameters<NodeFS['init']>[1];
type EmscriptenModule = Parameters<NonNullable<InitOptions['preRun']>[number]>[0];

/** A file or folder, as Emscripten knows it. */
type Node = object;

/** The parts of Emscripten's node file system that are touched here; its own types leave them out. */
interface NodeFsBackend {
  realPath: (node: Node) => string;
  stream_ops: {
    fsync?: (stream: { nfd: number; node: Node }) => number;
    write: (stream: { node: Node }, ...rest: unknown[]) => number;
    setattr: (stream: { node: Node }, ...rest: unknown[]) => void;
  };
  node_ops: {
    setattr: (node: Node, ...rest: unknown[]) => void;
    mknod: (parent: Node, name: string, ...rest: unknown[]) => Node;
    unlink: (parent: Node, name: string) => void;
    rename: (node: Node, ...rest: unknown[]) => void;
  };
}

/**
 * The embedded database's folder, with `fsync` given back: Emscripten's node file system has none,
 * so that a commit would be acknowledged before it is on the disk.
 */
export class DurableNodeFs extends NodeFS {
  /** By their paths: files that were synced before the database began, and that it has not touched since. */
  #synced = new Set<string>();

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    this.#synced = await syncAfterCrash(this.rootDir);
    const { emscriptenOpts } = await super.init(pg, options);
    const restore = (module: EmscriptenModule) => restoreFsync(module, this.#synced);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), restore] } };
  }

  /** The database runs: from now on nothing is known of any file. */
  started(): void {
    this.#synced.clear();
  }
}

function restoreFsync(module: EmscriptenModule, synced: Set<string>): void {
  // Emscripten puts it there; its types do not know of it.
  const backend = (module as unknown as { NODEFS: NodeFsBackend }).NODEFS;
  backend.stream_ops.fsync = ({ nfd, node }) => {
    if (synced.size === 0 || !synced.has(backend.realPath(node))) fdatasyncSync(nfd);
    return 0;
  };
  forgetWhatIsTouched(backend, synced);
}

/** Whatever changes a file, its name or what is behind its name, and it has to be synced again. */
function forgetWhatIsTouched({ realPath, stream_ops: streams, node_ops: nodes }: NodeFsBackend, synced: Set<string>): void {
  const forget = (node: Node, ...below: string[]) => synced.size > 0 && synced.delete(path.join(realPath(node), ...below));
  const { write, setattr: setOpen } = streams;
  streams.write = (stream, ...rest) => {
    forget(stream.node);
    return write(stream, ...rest);
  };
  streams.setattr = (stream, ...rest) => {
    forget(stream.node);
    setOpen(stream, ...rest);
  };
  const { setattr, mknod, unlink, rename } = nodes;
  nodes.setattr = (node, ...rest) => {
    forget(node);
    setattr(node, ...rest);
  };
  nodes.mknod = (parent, name, ...rest) => {
    forget(parent, name);
    return mknod(parent, name, ...rest);
  };
  nodes.unlink = (parent, name) => {
    forget(parent, name);
    unlink(parent, name);
  };
  nodes.rename = (node, ...rest) => {
    // What is below a folder has another name then.
    synced.clear();
    rename(node, ...rest);
  };
}
