import path from 'node:path';
import { folderObjectStore } from './folderObjectStore';
import type { ObjectStore } from './ObjectStore';
import { type S3Options, s3ObjectStore } from './s3ObjectStore';

export interface ObjectStoreOptions {
  /** Contains the objects in `objects/`. */
  dataDir: string;
  /** A bucket to use instead, which several machines can share. */
  s3?: S3Options | undefined;
}

/** The store for the site's images and release files: the configured bucket, otherwise the data folder. */
export function openObjectStore({ dataDir, s3 }: ObjectStoreOptions): ObjectStore {
  return s3 ? s3ObjectStore(s3) : folderObjectStore(path.join(dataDir, 'objects'));
}
