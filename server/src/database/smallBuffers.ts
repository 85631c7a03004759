/**
 * PostgreSQL takes 128 MB for pages that it has read, and in WebAssembly it touches them all within minutes. Beside one process
 * the system's own cache of files holds them just as well (docs/decisions/0126-memory-at-rest.md).
 */
export const SMALL_BUFFERS = ['-c', 'shared_buffers=16MB'];
