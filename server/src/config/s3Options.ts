import type { S3Options } from '../objects/s3ObjectStore';

/** The configured bucket, with the key for it. */
export function s3Options(
  url: string,
  values: Record<'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_REGION', string>,
): S3Options {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_REGION: region } = values;
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('OBJECTS_URL names a bucket: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to a key that may use it.');
  }
  return { url, accessKeyId, secretAccessKey, region };
}
