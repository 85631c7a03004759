import { createServer } from 'node:http';
import { startRealS3, testWithS3 } from '../testing/realS3';
import { renditionName } from './renditionName';
import { s3ObjectStore } from './s3ObjectStore';

const bytes = new Uint8Array([1, 2, 3]);
const FILE = `${'aZ-_'.repeat(16)}.raw`;
const KEYS = { accessKeyId: 'a', secretAccessKey: 'b', region: 'us-east-1' };

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** A store that answers as the test says and records its requests. */
async function storeThat(answer: (request: string) => { status: number; body?: string; headers?: Record<string, string> }) {
  const asked: string[] = [];
  const signatures: string[] = [];
  const server = createServer((request, response) => {
    const line = `${request.method} ${request.url}`;
    asked.push(line);
    signatures.push(request.headers.authorization ?? '');
    const { status, body = '', headers } = answer(line);
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/bucket/site`;
  return {
    store: s3ObjectStore({ url, ...KEYS }),
    asked,
    signatures,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('uses the same keys as a folder, and returns undefined for missing objects', async () => {
  const { store, asked, signatures, close } = await storeThat(() => ({ status: 404 }));
  const name = `${'b'.repeat(22)}.webp`;
  expect([await store.get(name), await store.has(FILE), await store.get('../evil')]).toEqual([undefined, false, undefined]);
  expect(asked).toEqual([`GET /bucket/site/bb/${name}`, `HEAD /bucket/site/files/aZ/${FILE}`]);
  expect(signatures[0]).toMatch(/^AWS4-HMAC-SHA256 Credential=a\/\d{8}\/us-east-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/);
  await expect(store.putRendition({ picture: '../evil.webp', width: 240 }, bytes)).rejects.toThrow(
    /is not the name of an object/,
  );
  await expect(store.putFile('../evil.raw', bytes)).rejects.toThrow(/is not the name of an object/);
  await close();
});

test('stores a smaller size beside its image, and lists and removes it', async () => {
  const picture = `${'b'.repeat(22)}.webp`;
  const name = picture.replace('.webp', '.240.webp');
  const { store, asked, close } = await storeThat((line) => ({
    status: 200,
    body: line.includes('list-type')
      ? `<ListBucketResult><Contents><Key>site/bb/${name}</Key><LastModified>2026-11-22T10:00:00.000Z</LastModified><Size>7</Size></Contents></ListBucketResult>`
      : '',
    headers: { 'Last-Modified': 'Sun, 22 Nov 2026 10:00:00 GMT' },
  }));
  await store.putRendition({ picture, width: 240 }, bytes);
  expect((await all(store.listPictures(Infinity))).map((one) => one.name)).toEqual([name]);
  await store.removePicture(name, Infinity);
  expect(asked.filter((line) => !line.includes('list-type'))).toEqual(
    ['PUT', 'HEAD', 'DELETE'].map((method) => `${method} /bucket/site/bb/${name}`),
  );
  await close();
});

test('follows the pages of a list', async () => {
  const page = (name: string, more: string) =>
    `<ListBucketResult><Contents><Key>site/aa/${name}</Key><LastModified>2026-11-22T10:00:00.000Z</LastModified><Size>7</Size></Contents>${more}</ListBucketResult>`;
  const [first, second] = ['a', 'b'].map((letter) => `${letter.repeat(22)}.webp`);
  const { store, asked, close } = await storeThat((line) => ({
    status: 200,
    body: line.includes('continuation-token')
      ? page(second!, '')
      : page(first!, '<NextContinuationToken>x+y/</NextContinuationToken>'),
  }));
  const storedAt = Date.UTC(2026, 10, 22, 10) / 1000;
  expect(await all(store.listPictures(Infinity))).toEqual([first, second].map((name) => ({ name, storedAt, bytes: 7 })));
  expect(asked[1]).toBe('GET /bucket?list-type=2&prefix=site%2F&continuation-token=x%2By%2F');
  expect(await all(store.listPictures(storedAt))).toEqual([]);
  await close();
});

test('reports the error code of the store, without credentials', async () => {
  const { store, close } = await storeThat(() => ({ status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }));
  await expect(store.get(FILE)).rejects.toThrow(/^The object store 127\.0\.0\.1:\d+ answered GET with 403 AccessDenied$/);
  await close();
});

testWithS3(
  'stores, lists, reads and deletes objects in a real S3 server (skipped without s3rver: npm install --no-save s3rver)',
  async () => {
    const { options, close } = await startRealS3();
    const store = s3ObjectStore({ ...options, url: `${options.url}/site` });
    const name = await store.put(bytes);
    await store.put(bytes);
    await store.putFile(FILE, new Uint8Array([9]));
    expect(await store.get(name)).toEqual(bytes);
    expect([await store.has(FILE), await store.has(`${'c'.repeat(22)}.webp`)]).toEqual([true, false]);
    expect(await all(store.listPictures(Infinity))).toEqual([{ name, storedAt: expect.any(Number) as number, bytes: 3 }]);
    expect((await store.listFiles()).map((file) => file.name)).toEqual([FILE]);
    const [file] = await store.listFiles();
    expect(Math.abs((file?.storedAt ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    const smaller = renditionName({ picture: name, width: 240 });
    await store.putRendition({ picture: name, width: 240 }, bytes);
    expect(await store.get(smaller)).toEqual(bytes);
    expect((await all(store.listPictures(Infinity))).map((one) => one.name).sort()).toEqual([name, smaller].sort());
    await store.removePicture(smaller, Infinity);
    await store.removePicture(name, 1);
    expect(await store.has(name)).toBe(true);
    await store.removePicture(name, Infinity);
    await store.removeFile(FILE);
    await store.removeFile(FILE);
    expect([await store.has(name), await store.has(FILE)]).toEqual([false, false]);
    await close();
  },
);
