import { fetchPage, pictureTypeOf } from './fetchPage';

const realFetch = globalThis.fetch;
const never = new AbortController().signal;
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function answerWith(bytes: number[], status = 200): void {
  globalThis.fetch = () => Promise.resolve(new Response(Uint8Array.from(bytes), { status }));
}

afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('fetchPage', () => {
  it('decrypts the picture of an encrypted page', async () => {
    answerWith(png.map((byte, index) => byte ^ [0x0a, 0xff][index % 2]!));
    const page = await fetchPage({ imageUrl: '/1', encryptionKey: '0aff' }, never);
    expect(page).toMatchObject({ kind: 'picture', blob: { type: 'image/png', size: png.length } });
  });

  it('returns the picture of a page without a key', async () => {
    answerWith(png);
    expect(await fetchPage({ imageUrl: '/1', encryptionKey: '' }, never)).toMatchObject({ kind: 'picture' });
  });

  it('bypasses the browser cache for a fresh request', async () => {
    const asked: unknown[] = [];
    globalThis.fetch = (_, options) => {
      asked.push(options?.cache);
      return Promise.resolve(new Response(Uint8Array.from(png)));
    };
    await fetchPage({ imageUrl: '/1', encryptionKey: '' }, never);
    await fetchPage({ imageUrl: '/1', encryptionKey: '', isFresh: true }, never);
    expect(asked).toEqual(['default', 'reload']);
  });

  it('returns unreachable when the server answers with an error', async () => {
    answerWith([], 404);
    expect(await fetchPage({ imageUrl: '/1', encryptionKey: '' }, never)).toEqual({ kind: 'unreachable' });
  });

  it('retries once after an error response', async () => {
    const answers = [new Response('', { status: 502 }), new Response(Uint8Array.from(png))];
    globalThis.fetch = () => Promise.resolve(answers.shift()!);
    expect(await fetchPage({ imageUrl: '/1', encryptionKey: '' }, never)).toMatchObject({ kind: 'picture' });
  });

  it('returns corrupt when the key is wrong or malformed', async () => {
    answerWith(png);
    expect(await fetchPage({ imageUrl: '/1', encryptionKey: '0aff' }, never)).toEqual({ kind: 'corrupt' });
    expect(await fetchPage({ imageUrl: '/1', encryptionKey: 'no key' }, never)).toEqual({ kind: 'corrupt' });
  });

  it('loads a page in a browser without AbortSignal.any', async () => {
    const { any } = AbortSignal;
    Reflect.deleteProperty(AbortSignal, 'any');
    answerWith(png);
    expect(await fetchPage({ imageUrl: '/1', encryptionKey: '' }, never)).toMatchObject({ kind: 'picture' });
    AbortSignal.any = any;
  });

  describe('of a request that gets no answer', () => {
    beforeEach(() => {
      jest.useFakeTimers();
      globalThis.fetch = (_, options) =>
        new Promise((_resolve, reject) => {
          const { signal } = options!;
          const end = () => reject(signal!.reason);
          if (signal!.aborted) end();
          signal!.addEventListener('abort', end);
        });
    });

    afterEach(() => jest.useRealTimers());

    it('returns unreachable when its second attempt has timed out, too', async () => {
      const page = fetchPage({ imageUrl: '/1', encryptionKey: '' }, never);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(await page).toEqual({ kind: 'unreachable' });
    });

    it('ends with the abort signal', async () => {
      const controller = new AbortController();
      const page = fetchPage({ imageUrl: '/1', encryptionKey: '' }, controller.signal);
      controller.abort('left');
      await expect(page).rejects.toBe('left');
    });
  });

  it('rejects with the reason of the abort signal', async () => {
    const calledOff = AbortSignal.abort();
    globalThis.fetch = () => Promise.reject(calledOff.reason);
    await expect(fetchPage({ imageUrl: '/1', encryptionKey: '' }, calledOff)).rejects.toBe(calledOff.reason);
  });
});

describe('pictureTypeOf', () => {
  it('detects the MIME type from the first bytes', () => {
    expect(pictureTypeOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
    expect(pictureTypeOf(Uint8Array.from([...'RIFF....WEBPVP8 '].map((c) => c.charCodeAt(0))))).toBe('image/webp');
    expect(pictureTypeOf(Uint8Array.from([...'<!doctype html>'].map((c) => c.charCodeAt(0))))).toBeUndefined();
  });
});
