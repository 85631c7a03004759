import { createPageLoader } from './pageLoader';
import type { WorkerRequest } from './pageWorker';

const realFetch = globalThis.fetch;
const never = new AbortController().signal;
const source = { imageUrl: '/1', encryptionKey: '' };
const picture = { kind: 'picture' as const, blob: new Blob(['…']) };

/** A worker whose answers the test sends by hand. */
class FakeWorker {
  asked: WorkerRequest[] = [];
  isEnded = false;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  onerror: () => void = () => undefined;
  postMessage(request: WorkerRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
}

function setup() {
  const worker = new FakeWorker();
  return { worker, loader: createPageLoader(() => worker as unknown as Worker) };
}

function servePng(): void {
  globalThis.fetch = () => Promise.resolve(new Response(Uint8Array.of(0x89, 0x50, 0x4e, 0x47)));
}

afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('createPageLoader', () => {
  it('resolves each request with its own page, in whatever order the worker answers', async () => {
    const { worker, loader } = setup();
    const first = loader.load(source, never);
    const second = loader.load(source, never);
    worker.onmessage({ data: { id: worker.asked[1]!.id, page: { kind: 'corrupt' } } });
    worker.onmessage({ data: { id: worker.asked[0]!.id, page: picture } });
    expect([await first, await second]).toEqual([picture, { kind: 'corrupt' }]);
  });

  it('uses one worker, which can be started before the first request', () => {
    const worker = new FakeWorker();
    const made = jest.fn(() => worker as unknown as Worker);
    const loader = createPageLoader(made);
    loader.start();
    expect([made.mock.calls.length, worker.asked]).toEqual([1, []]);
    void loader.load(source, never);
    expect([made.mock.calls.length, worker.asked.length]).toEqual([1, 1]);
  });

  it('cancels the request in the worker when the signal aborts', async () => {
    const { worker, loader } = setup();
    const controller = new AbortController();
    const page = loader.load(source, controller.signal);
    controller.abort();
    await expect(page).rejects.toBe(controller.signal.reason);
    expect(worker.asked.at(-1)).toEqual({ id: worker.asked[0]!.id, source: null });
  });

  it('loads on the main thread when no worker can be created', async () => {
    servePng();
    const loader = createPageLoader(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    expect(await loader.load(source, never)).toMatchObject({ kind: 'picture' });
  });

  it('takes over the pending requests of a worker that failed', async () => {
    servePng();
    const { worker, loader } = setup();
    const page = loader.load(source, never);
    worker.onerror();
    expect(await page).toMatchObject({ kind: 'picture' });
    expect(worker.isEnded).toBe(true);
    expect(await loader.load(source, never)).toMatchObject({ kind: 'picture' });
  });
});
