/**
 * jest's own runtime, except that a module is compiled once in each worker and not again for each test file: React, the router
 * and the server's routes are the same text in all of them. It runs anew in every file all the same.
 */
const { createRequire } = require('node:module');
const vm = require('node:vm');

const { compileFunction } = vm;

/** By file name: what was compiled, and what makes its function in the context of any test file. */
const compiled = new Map();

/** Nobody who is compiled here may `import()`: jest refuses that in CommonJS, and refuses it here as well. */
vm.compileFunction = (source, names = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(source, names, options);
  const known = compiled.get(filename);
  if (known?.source === source) return known.script.runInContext(parsingContext);
  const head = `(function (${names.join(',')}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script.runInContext(parsingContext);
};

module.exports = createRequire(require.resolve('jest'))('jest-runtime');
