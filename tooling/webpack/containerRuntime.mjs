/**
 * A plugin of the federation runtime, which runs in the page of a host: gives the containers of remotes the runtime that they are
 * built without (federation.mjs), under the names by which they look for it.
 */
import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime-core';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
// A host that exposes nothing has an empty place for it.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** The runtime's own `init` takes every container that was not built with a runtime of its own for the host. */
function init(options) {
  const known = getInstance(({ name }) => name === options.name);
  if (!known) return createInstance({ ...options, id: '' });
  known.initOptions(options);
  return known;
}

Object.assign(globalThis, {
  // The name under which `experiments.externalRuntime` looks for it.
  _FEDERATION_RUNTIME_CORE: core,
  _FEDERATION_BUNDLER_RUNTIME: {
    ...federation,
    runtime: { ...federation.runtime, init },
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  },
});

export default function containerRuntime() {
  return { name: 'komawari-container-runtime' };
}
