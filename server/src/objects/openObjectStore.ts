import path from 'node:path';
import { folderObjectStore } from './folderObjectStore';
import type { ObjectStore } from './ObjectStore';
import { type S3Options, s3ObjectStore } from './s3ObjectStore';

export interface ObjectStoreOptions {
  /** Holds the objects in `objects/`. */
  dataDir: string;
  /** A bucket to use instead, which several machines share. */
  s3?: S3Options | undefined;
}

/** The site's pictures and files of releases: in the bucket that is named, else in the data folder. */
export function openObjectStore({ dataDir, s3 }: ObjectStoreOptions): ObjectStore {
  return s3 ? s3ObjectStore(s3) : folderObjectStore(path.join(dataDir, 'objects'));
}
