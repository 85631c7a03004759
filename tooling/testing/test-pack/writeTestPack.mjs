import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ANNOUNCEMENTS, CAMPAIGNS, COMMENTS, FAQ, HOME, IMAGES, LEGAL, PACK, PUBLISHERS, WORKS } from './testPack.mjs';

/** Writes the test content as a content pack. */
export async function writeTestPack(folder) {
  // JSON is valid YAML.
  const documents = {
    pack: PACK,
    publishers: PUBLISHERS,
    home: HOME,
    announcements: ANNOUNCEMENTS,
    faq: FAQ,
    legal: LEGAL,
    campaigns: CAMPAIGNS,
    comments: COMMENTS,
  };
  for (const [name, document] of Object.entries(documents))
    await write(join(folder, `${name}.yaml`), JSON.stringify(document, null, 2));
  for (const [name, size] of Object.entries(IMAGES)) await write(join(folder, 'images', name), await picture(name, size));
  for (const [key, work] of Object.entries(WORKS)) await writeWork(join(folder, 'works', key), key, work);
}

async function writeWork(folder, key, { work, drawn }) {
  await write(join(folder, 'work.yaml'), JSON.stringify(work, null, 2));
  await write(join(folder, 'covers/portrait.en.png'), await picture(key, [80, 120]));
  await write(join(folder, 'covers/landscape.en.png'), await picture(key, [128, 72]));
  for (const lang of drawn.languages) {
    for (const chapter of drawn.chapters) {
      for (const page of drawn.pages) {
        const name = `${lang}/${chapter}/${page}.png`;
        const draw = drawn.panelled?.includes(page) ? panels : picture;
        await write(join(folder, 'chapters', name), await draw(`${key}/${name}`, drawn.size));
      }
    }
  }
}

/** A page of three panels on white paper: two side by side, and one below them. */
function panels(name, [width, height]) {
  const [half, middle] = [width / 2, height / 2];
  const boxes = [
    [6, 6, half - 9, middle - 9],
    [half + 3, 6, half - 9, middle - 9],
    [6, middle + 3, width - 12, middle - 9],
  ];
  const drawn = boxes
    .map(([x, y, w, h], i) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#${'579'[i]}68"/>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><title>${name}</title><rect width="100%" height="100%" fill="#fff"/>${drawn}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A plain picture that differs for every name and is the same at each run. */
function picture(name, [width, height]) {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 16777213, 7);
  const color = `#${seed.toString(16).padStart(6, '0')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><circle cx="50%" cy="50%" r="12" fill="#fff"/><rect x="4" y="4" width="${8 + (seed % 24)}" height="8"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function write(file, content) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
