/**
 * From now on every worker starts from an address that `workerAddress` returns, whichever code starts it. `workerAddress` throws
 * for an address that it does not allow. Returns a function that restores the original class.
 */
export function guardWorkers(page: typeof globalThis, workerAddress: (address: string) => string): () => void {
  const Native = page.Worker;
  page.Worker = class Worker extends Native {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(workerAddress(String(address)), options);
    }
  };
  return () => {
    page.Worker = Native;
  };
}
