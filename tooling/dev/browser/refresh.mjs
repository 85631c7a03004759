/** Changes that come together are drawn together. */
const PAUSE_MS = 30;

/**
 * What `refreshLoader.mjs` has each module call: it tells React of the module's components, and decides after a change whether
 * they can take the place of the old ones with their state.
 */
export function createRefresh(runtime) {
  let timer;

  function drawSoon() {
    clearTimeout(timer);
    timer = setTimeout(() => runtime.performReactRefresh(), PAUSE_MS);
  }

  return {
    /** React notes what broke only after a first exchange: one of nobody's components is enough. */
    begin() {
      runtime.register(() => null, 'begin');
      runtime.register(() => null, 'begin');
      runtime.performReactRefresh();
    },
    /** What the compiler's calls in a module mean; `id` names the module, whichever container it is in. */
    scope: (id) => ({
      $RefreshReg$: (type, name) => runtime.register(type, `${id} ${name}`),
      $RefreshSig$: runtime.createSignatureFunctionForTransform,
    }),
    /** At the end of a module: with nothing but components in it, it is exchanged alone; otherwise whoever imports it decides. */
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

/** The names of a module that has nothing but components; nothing for any other. */
function componentKinds(runtime, exports) {
  const names = Object.keys(exports);
  const isComponent = (name) => runtime.isLikelyComponentType(exports[name]);
  return names.length > 0 && names.every(isComponent) ? names.sort().join() : undefined;
}
