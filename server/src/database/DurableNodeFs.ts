import { fdatasyncSync } from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncAfterCrash } from './syncAfterCrash';

type InitOptions = Parameters<NodeFS['init']>[1];
type EmscriptenModule = Parameters<NonNullable<InitOptions['preRun']>[number]>[0];

/** A file or folder in Emscripten's representation. */
type Node = object;

/** The parts of Emscripten's Node file system that this code changes. Emscripten's own types leave them out. */
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
 * The file system for the embedded database's folder, with a working `fsync`. Emscripten's Node file system has none, so a commit
 * would be acknowledged before it is on the disk.
 */
export class DurableNodeFs extends NodeFS {
  /** The paths of files that were synced before the database started and that it has not changed since. */
  #synced = new Set<string>();

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    this.#synced = await syncAfterCrash(this.rootDir);
    const { emscriptenOpts } = await super.init(pg, options);
    const restore = (module: EmscriptenModule) => restoreFsync(module, this.#synced);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), restore] } };
  }

  /** The database runs now. From here on, no file counts as synced. */
  started(): void {
    this.#synced.clear();
  }
}

function restoreFsync(module: EmscriptenModule, synced: Set<string>): void {
  // Emscripten puts it there, but its types do not include it.
  const backend = (module as unknown as { NODEFS: NodeFsBackend }).NODEFS;
  backend.stream_ops.fsync = ({ nfd, node }) => {
    if (synced.size === 0 || !synced.has(backend.realPath(node))) fdatasyncSync(nfd);
    return 0;
  };
  forgetOnWrite(backend, synced);
}

/** A file must be synced again after a change to its content, its name, or what its name refers to. */
function forgetOnWrite({ realPath, stream_ops: streams, node_ops: nodes }: NodeFsBackend, synced: Set<string>): void {
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
    // All paths inside a renamed folder change.
    synced.clear();
    rename(node, ...rest);
  };
}
