const asyncHooks = require('node:async_hooks');

/** The storages made since `disableStorages` last ran. */
const made = new Set();

/**
 * Node passes each active storage on to every new promise until the storage is disabled. jest-circus makes one for each test file
 * and leaves it to the next files in its worker. After a hundred files, a promise costs a hundred times as much.
 */
class AsyncLocalStorage extends asyncHooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    made.add(this);
  }
}

/** Disables what a test file has made, which has no use after the file ends. */
function disableStorages() {
  for (const storage of made) storage.disable();
  made.clear();
}

module.exports = { AsyncLocalStorage, disableStorages };
