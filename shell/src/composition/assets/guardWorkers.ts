/**
 * From now on a worker starts from an address that `workerAddress` gives, whoever's code starts it; it throws for any other.
 * Returns what takes it back.
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
