import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { S3Options } from '../objects/s3ObjectStore';

/** The part of s3rver that is used: a server with an S3 API over a folder. */
type S3rver = new (options: object) => { run: () => Promise<{ port: number }>; close: () => Promise<void> };

/** It is not among our dependencies, because it is old and has a hundred dependencies of its own: npm install --no-save s3rver */
function findS3rver(): S3rver | undefined {
  try {
    // The installed module exports that class.
    return createRequire(__filename)(process.env.KOMAWARI_TEST_S3RVER ?? 's3rver') as S3rver;
  } catch {
    return undefined;
  }
}

const Server = findS3rver();

export const hasRealS3 = Server !== undefined;

/** `test`, or a skipped test that says why if s3rver is not installed. */
export const testWithS3: jest.It = Server ? test : test.skip;

/** Starts a store on loopback, with an empty bucket. */
export async function startRealS3(): Promise<{ options: S3Options; close: () => Promise<void> }> {
  if (!Server) throw new Error('s3rver is not installed: npm install --no-save s3rver');
  const directory = mkdtempSync(path.join(os.tmpdir(), 'komawari-s3-'));
  const server = new Server({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    allowMismatchedSignatures: false,
    directory,
    configureBuckets: [{ name: 'komawari' }],
  });
  const { port } = await server.run();
  return {
    options: { url: `http://127.0.0.1:${port}/komawari`, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
