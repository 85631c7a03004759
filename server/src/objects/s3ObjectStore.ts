import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { isFileName, isImageName, type ObjectStore, type StoredFile } from './ObjectStore';
import { FILES, objectKey } from './objectKey';
import { pictureName } from './pictureName';
import { renditionName } from './renditionName';

/** A bucket of an S3-compatible store, and its credentials. */
export interface S3Options {
  /** The path-style URL of the bucket, with a folder if only part of it is ours: `https://s3.example.org/komawari`. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** For one request. An object has a few megabytes at most. */
const TIMEOUT_MS = 30_000;
const RETRIES = 2;

const listing = z.object({
  ListBucketResult: z.object({
    NextContinuationToken: z.string().optional(),
    Contents: z.array(z.object({ Key: z.string(), LastModified: z.string(), Size: z.string() })).default([]),
  }),
});

/** Values remain strings, because a key may look like a number. */
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

/** Objects in a bucket, with the same keys as the files in a folder, so that any tool can copy one to the other. */
export function s3ObjectStore({ url, accessKeyId, secretAccessKey, region }: S3Options): ObjectStore {
  const base = new URL(url.replace(/\/*$/, '/'));
  const [, bucket = '', ...folders] = base.pathname.split('/');
  const folder = folders.join('/');
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });

  async function send(address: URL, init: RequestInit = {}): Promise<Response | undefined> {
    const response = await client.fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return response;
    const text = await response.text();
    if (response.status === 404 && !/NoSuchBucket/.test(text)) return undefined;
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
    throw new Error(`The object store ${base.host} answered ${init.method ?? 'GET'} with ${response.status} ${code}`.trim());
  }

  /** The URL of an object; undefined if the name is invalid. */
  function addressOf(name: string): URL | undefined {
    const key = objectKey(name);
    return key === undefined ? undefined : new URL(key, base);
  }

  async function head(name: string): Promise<StoredFile | undefined> {
    const address = addressOf(name);
    const found = address && (await send(address, { method: 'HEAD' }));
    if (!found) return undefined;
    const storedAt = secondOf(found.headers.get('Last-Modified') ?? '');
    return { name, storedAt, bytes: Number(found.headers.get('Content-Length') ?? 0) };
  }

  async function get(name: string): Promise<Uint8Array | undefined> {
    const address = addressOf(name);
    const found = address && (await send(address));
    return found && new Uint8Array(await found.arrayBuffer());
  }

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    const address = addressOf(name);
    if (!address) throw new Error(`${JSON.stringify(name)} is not the name of an object.`);
    await send(address, { method: 'PUT', body: new Uint8Array(bytes) });
  }

  async function* list(prefix: string): AsyncGenerator<StoredFile> {
    let token: string | undefined;
    do {
      const address = new URL(`/${bucket}`, base);
      const query = { 'list-type': '2', prefix: folder + prefix, ...(token && { 'continuation-token': token }) };
      address.search = new URLSearchParams(query).toString();
      const answer = await send(address);
      const { Contents, NextContinuationToken } = listing.parse(parser.parse((await answer?.text()) ?? '')).ListBucketResult;
      for (const { Key, LastModified, Size } of Contents) {
        yield { name: Key.split('/').at(-1) ?? '', storedAt: secondOf(LastModified), bytes: Number(Size) };
      }
      token = NextContinuationToken;
    } while (token);
  }

  return {
    get,
    has: async (name) => (await head(name)) !== undefined,
    async put(bytes) {
      // Written even if it exists, so that the cleanup of unused objects does not delete it.
      await write(pictureName(bytes), bytes);
      return pictureName(bytes);
    },
    putRendition: (rendition, bytes) => write(renditionName(rendition), bytes),
    async putFile(name, bytes) {
      if (!(await head(name))) await write(name, bytes);
    },
    async *listPictures(before) {
      for await (const one of list('')) if (isImageName(one.name) && one.storedAt < before) yield one;
    },
    async removePicture(name, before) {
      const found = isImageName(name) ? await head(name) : undefined;
      const address = addressOf(name);
      if (address && found && found.storedAt < before) await send(address, { method: 'DELETE' });
    },
    async listFiles() {
      const found: StoredFile[] = [];
      for await (const one of list(FILES)) if (isFileName(one.name)) found.push(one);
      return found;
    },
    async removeFile(name) {
      const address = isFileName(name) ? addressOf(name) : undefined;
      if (address) await send(address, { method: 'DELETE' });
    },
  };
}

function secondOf(date: string): number {
  return Math.floor(Date.parse(date) / 1000);
}
