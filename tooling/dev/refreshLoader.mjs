import { relative } from 'node:path';
import { transform } from '@swc/core';

/**
 * Makes a compiled module register its components (`browser/refresh.mjs`). It runs after the TypeScript loader, on JavaScript, in
 * which the compiler finds components and the hooks that they use.
 */
export default function refreshLoader(source, map) {
  const done = this.async();
  const id = `${this.getOptions().container}/${relative(this.rootContext, this.resourcePath)}`;
  registered(source, { id, map, file: this.resourcePath }).then(
    ({ code, map: after }) => done(null, code, after && JSON.parse(after)),
    done,
  );
}

/** Adds the code that registers the components of a module. */
export async function registered(source, { id, map, file }) {
  const result = await transform(source, {
    filename: file,
    configFile: false,
    swcrc: false,
    isModule: true,
    inputSourceMap: map ? JSON.stringify(map) : undefined,
    sourceMaps: true,
    jsc: {
      parser: { syntax: 'ecmascript', jsx: true },
      target: 'es2022',
      // Comments contain chunk names.
      preserveAllComments: true,
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
    },
  });
  const name = JSON.stringify(id);
  // On the same line, so that every line stays where the source map has it.
  const begin = `const { $RefreshReg$, $RefreshSig$ } = globalThis.komawariRefresh.scope(${name}); `;
  const end = `\nglobalThis.komawariRefresh.settle(${name}, __webpack_module__, import.meta.webpackHot);\n`;
  return { ...result, code: begin + result.code + end };
}
