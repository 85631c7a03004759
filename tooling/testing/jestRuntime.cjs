/**
 * jest's own runtime, except that a test file leaves nothing behind that the next ones in its worker pay for, and that a module
 * is compiled once in each worker and not again for each test file: React, the router and the server's routes are the same text
 * in all of them. It runs anew in every file all the same.
 */
const { createRequire } = require('node:module');
const vm = require('node:vm');
const { AsyncLocalStorage, disableStorages } = require('./asyncStorages.cjs');

const jestRuntime = createRequire(require.resolve('jest'))('jest-runtime');

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

// Whoever asks for one afterwards has it from there: jest-circus, and what is tested.
require('node:async_hooks').AsyncLocalStorage = AsyncLocalStorage;

class Runtime extends jestRuntime.default {
  /**
   * fast-check is loaded once in each worker: when a property first asks for a text, it makes tables of all of Unicode, which
   * takes up to a second.
   */
  requireModuleOrMock(from, name) {
    return name === 'fast-check' ? require('./seededProperties.cjs') : super.requireModuleOrMock(from, name);
  }

  teardown() {
    super.teardown();
    disableStorages();
  }
}

module.exports = { __esModule: true, default: Runtime };
