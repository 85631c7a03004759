/** Our part of the federation runtime. It bounds the time for a container script, and never answers with a made-up module. */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const ENTRY_DEADLINE_MS = 6000;

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
