/** Changes within this time are rendered together. */
const PAUSE_MS = 30;

/**
 * The functions that `refreshLoader.mjs` makes each module call. They register the module's components with React, and decide
 * after a change whether the new components can replace the old ones and keep their state.
 */
export function createRefresh(runtime) {
  let timer;

  function drawSoon() {
    clearTimeout(timer);
    timer = setTimeout(() => runtime.performReactRefresh(), PAUSE_MS);
  }

  return {
    /** React tracks failed roots only after the first refresh. Refreshing one component that nobody uses is enough. */
    begin() {
      runtime.register(() => null, 'begin');
      runtime.register(() => null, 'begin');
      runtime.performReactRefresh();
    },
    /** Implements the compiler's calls in a module. `id` names the module, whichever container it is in. */
    scope: (id) => ({
      $RefreshReg$: (type, name) => runtime.register(type, `${id} ${name}`),
      $RefreshSig$: runtime.createSignatureFunctionForTransform,
    }),
    /**
     * Runs at the end of a module. A module with only components is replaced alone; otherwise the modules that import it decide.
     */
    settle(id, { exports }, hot) {
      if (!hot) return;
      const before = hot.data?.kinds;
      const after = componentKinds(runtime, exports);
      if (after) {
        for (const name of Object.keys(exports)) runtime.register(exports[name], `${id} %exports% ${name}`);
        hot.dispose((data) => {
          data.kinds = after;
        });
        hot.accept();
      }
      if (before === undefined) return;
      if (before === after) drawSoon();
      else hot.invalidate();
    },
  };
}

/** The names that a module exports, if it exports only components; otherwise undefined. */
function componentKinds(runtime, exports) {
  const names = Object.keys(exports);
  const isComponent = (name) => runtime.isLikelyComponentType(exports[name]);
  return names.length > 0 && names.every(isComponent) ? names.sort().join() : undefined;
}
