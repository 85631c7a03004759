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

describe('loading pages', () => {
  it('gives each caller the page it asked for, in whatever order they come', async () => {
    const { worker, loader } = setup();
    const first = loader.load(source, never);
    const second = loader.load(source, never);
    worker.onmessage({ data: { id: worker.asked[1]!.id, page: { kind: 'corrupt' } } });
    worker.onmessage({ data: { id: worker.asked[0]!.id, page: picture } });
    expect([await first, await second]).toEqual([picture, { kind: 'corrupt' }]);
  });

  it('has one worker, which may be started before the first page is known', () => {
    const worker = new FakeWorker();
    const made = jest.fn(() => worker as unknown as Worker);
    const loader = createPageLoader(made);
    loader.start();
    expect([made.mock.calls.length, worker.asked]).toEqual([1, []]);
    void loader.load(source, never);
    expect([made.mock.calls.length, worker.asked.length]).toEqual([1, 1]);
  });

  it('calls off in the worker what is not wanted any more', async () => {
    const { worker, loader } = setup();
    const controller = new AbortController();
    const page = loader.load(source, controller.signal);
    controller.abort();
    await expect(page).rejects.toBe(controller.signal.reason);
    expect(worker.asked.at(-1)).toEqual({ id: worker.asked[0]!.id, source: null });
  });

  it('does the work itself where no worker can be made', async () => {
    servePng();
    const loader = createPageLoader(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    expect(await loader.load(source, never)).toMatchObject({ kind: 'picture' });
  });

  it('takes over what a worker that broke had begun', async () => {
    servePng();
    const { worker, loader } = setup();
    const page = loader.load(source, never);
    worker.onerror();
    expect(await page).toMatchObject({ kind: 'picture' });
    expect(worker.isEnded).toBe(true);
    expect(await loader.load(source, never)).toMatchObject({ kind: 'picture' });
  });
});
