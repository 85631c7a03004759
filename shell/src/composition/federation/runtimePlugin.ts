/**
 * Our part of the federation runtime. It gives its core to the remotes, which are built without one of their own,
 * and bounds the time for a container script; it never answers with a made-up module.
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime-core';

const ENTRY_DEADLINE_MS = 6000;

// The name under which `experiments.externalRuntime` looks for it. All builds use the same version of the runtime.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

export default function runtimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'komawari',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      return { script, timeout: ENTRY_DEADLINE_MS };
    },
  };
}
