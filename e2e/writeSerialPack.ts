import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A page that is a single pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The name of its one title. */
export const SERIAL = 'Night Train';

/** A content pack with one serial and this many published chapters: the last one since today, the others for a week. */
export async function writeSerialPack(folder: string, chapterCount: number): Promise<void> {
  const numbers = Array.from({ length: chapterCount }, (_, index) => index + 1);
  await write(folder, 'pack.yaml', { key: 'serial', name: 'Serial' });
  await write(folder, 'works/night-train/work.yaml', {
    direction: 'ltr',
    updateTiming: 'DAY',
    titles: { en: { name: SERIAL, author: 'Ada Ito', overview: 'A train that stops where nobody lives.' } },
    chapters: numbers.map((number) => ({
      number,
      name: `#00${number}`,
      subTitle: { en: `Station ${number}` },
      published: number === 1 ? 'today-7d' : 'today 00:00',
    })),
  });
  for (const number of numbers) await write(folder, `works/night-train/chapters/en/${number}/001.png`, PICTURE);
}

async function write(folder: string, name: string, content: Buffer | object): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  // JSON is valid YAML.
  await writeFile(file, Buffer.isBuffer(content) ? content : JSON.stringify(content, null, 2));
}
