import { get } from 'node:http';

/** Bytes of a body as a browser receives it, in brotli if the server has it. */
export function transferredBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

/** The total for several files, in KiB. */
export async function transferredKib(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(urls.map(transferredBytes));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
