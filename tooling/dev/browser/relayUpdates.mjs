/**
 * For each build, the shell's connection posts a message to the page (webpack-dev-server). A separate container receives it here.
 */
import hotEmitter from 'webpack/hot/emitter.js';

const PREFIX = 'webpackHotUpdate';

globalThis.addEventListener('message', ({ data, source }) => {
  if (source !== globalThis || typeof data !== 'string' || !data.startsWith(PREFIX)) return;
  const currentHash = data.slice(PREFIX.length);
  if (hotEmitter instanceof globalThis.EventTarget)
    hotEmitter.dispatchEvent(new globalThis.CustomEvent(PREFIX, { detail: { currentHash } }));
  else hotEmitter.emit(PREFIX, currentHash);
});
