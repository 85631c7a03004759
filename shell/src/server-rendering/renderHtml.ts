import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * All of it at once and in its place. React would otherwise put larger parts at the end of the page and move them by inline
 * scripts, which the site's policy does not run. Rejects with the first error of any part, also of one that React would
 * leave to the browser.
 */
export function renderHtml(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    sink.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8')));
    const { pipe, abort } = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError(error) {
        reject(error);
        abort();
      },
    });
  });
}
