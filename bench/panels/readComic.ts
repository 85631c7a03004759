import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl, { type Entry, type Options, type ZipFile } from 'yauzl';

const openZip = promisify<string, Options, ZipFile>(yauzl.open);

/** The pictures of a CBZ, ordered by name. */
export async function readComic(file: string): Promise<Buffer[]> {
  const zip = await openZip(file, { lazyEntries: true, autoClose: false });
  const read = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  const pictures: { name: string; bytes: Buffer }[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject).on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      const take = async () => {
        if (/\.(jpe?g|png|webp)$/i.test(entry.fileName))
          pictures.push({ name: entry.fileName, bytes: await buffer(await read(entry)) });
        zip.readEntry();
      };
      take().catch(reject);
    });
    zip.readEntry();
  });
  zip.close();
  return pictures.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ bytes }) => bytes);
}
