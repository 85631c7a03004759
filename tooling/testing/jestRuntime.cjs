/**
 * jest's own runtime, with two differences. A test file leaves nothing behind that slows down the next ones in its worker. And
 * each worker compiles a module only once, not again for each test file: React, the router and the server's routes are the same
 * source in all of them. The module still runs again in every file.
 */
const { createRequire } = require('node:module');
const vm = require('node:vm');
const { AsyncLocalStorage, disableStorages } = require('./asyncStorages.cjs');

const jestRuntime = createRequire(require.resolve('jest'))('jest-runtime');

const { compileFunction } = vm;

/** By file name: the compiled source, and what creates its function in the context of any test file. */
const compiled = new Map();

/** Code compiled here must not call `import()`. jest refuses that in CommonJS, so this refuses it too. */
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

// Everything that requires the module after this gets it from here: jest-circus, and the code under test.
require('node:async_hooks').AsyncLocalStorage = AsyncLocalStorage;

class Runtime extends jestRuntime.default {
  /**
   * fast-check is loaded once in each worker. When a property first needs a string, fast-check builds tables for all of Unicode,
   * which takes up to a second.
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
