/**
 * By default, PostgreSQL uses 128 MB for pages that it has read, and in WebAssembly it touches all of them within minutes. With
 * only one process, the operating system's file cache serves just as well (docs/decisions/0126-memory-at-rest.md).
 */
export const SMALL_BUFFERS = ['-c', 'shared_buffers=16MB'];
