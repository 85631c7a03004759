const asyncHooks = require('node:async_hooks');

/** Made since they were last disabled. */
const made = new Set();

/**
 * Node hands each storage in use on to every promise that is made, until it is disabled. jest-circus makes one for each test
 * file and leaves it to the next ones in its worker: after a hundred files a promise costs a hundred times as much.
 */
class AsyncLocalStorage extends asyncHooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    made.add(this);
  }
}

/** What a test file has made, of no use after its end. */
function disableStorages() {
  for (const storage of made) storage.disable();
  made.clear();
}

module.exports = { AsyncLocalStorage, disableStorages };
