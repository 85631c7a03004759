import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ARCHIVE_NAME } from '../archive/PageSource';
import { findWorkPlace, isLanguageFolder } from './workPlace';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'komawari-names-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The names of the works that files belong to, once all files exist. */
async function worksOf(...files: string[]): Promise<string[]> {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  const places = files.map((file) => findWorkPlace(path.join(folder, file).replace(ARCHIVE_NAME, '')));
  return (await Promise.all(places)).map(({ shared, name }) => shared ?? name);
}

test('uses the file name without language and number', async () => {
  expect(await worksOf('Pepper and Carrot [en] 001.cbz', 'Pepper and Carrot [ru] 002.cbz')).toEqual([
    'Pepper and Carrot',
    'Pepper and Carrot',
  ]);
});

test('uses the parent folder of language folders that hold one series each', async () => {
  expect(await worksOf('moon/en/Moon 1.cbz', 'moon/en/Moon 2.cbz', 'moon/ru/Луна 1.cbz')).toEqual(['moon', 'moon', 'moon']);
});

test('does not take the parent of language folders with several series for a work', async () => {
  expect(await worksOf('shelf/en/Moon 1.cbz', 'shelf/en/Sun 1.cbz', 'shelf/ru/Moon 1.cbz')).toEqual(['Moon', 'Sun', 'Moon']);
});

test('uses the nearest folder that is not a language if the file name is only a number', async () => {
  expect(await worksOf('Haruko/001.cbz', 'Haruko/en/002.cbz', 'Moon [ru]/003.cbz')).toEqual(['Haruko', 'Haruko', 'Moon']);
});

test('takes a folder for the series if file names in it match it or name no series', async () => {
  expect(
    await worksOf(
      'A Witch/Chapter 1.cbz',
      'A Witch/Vol.1 Ch.2 - The Second.cbz',
      'A Witch/A Witch - Side Story 1.cbz',
      'A Witch/A Wich 3.cbz',
      'A Witch/Volume 2/004.cbz',
    ),
  ).toEqual(Array(5).fill('A Witch'));
});

test('does not take a folder of several series for a series', async () => {
  expect(await worksOf('comics/Moon 1.cbz', 'comics/Sun 1.cbz')).toEqual(['Moon', 'Sun']);
});

test('isLanguageFolder accepts "id", but not "in"', () => {
  expect(['in', 'IN', 'id', 'pt-BR', 'zz'].map(isLanguageFolder)).toEqual([false, false, true, true, false]);
});
