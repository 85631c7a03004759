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

test('the name without language and number', async () => {
  expect(await worksOf('Pepper and Carrot [en] 001.cbz', 'Pepper and Carrot [ru] 002.cbz')).toEqual([
    'Pepper and Carrot',
    'Pepper and Carrot',
  ]);
});

test('in language folders with one series each, under names of their own: the folder above', async () => {
  expect(await worksOf('moon/en/Moon 1.cbz', 'moon/en/Moon 2.cbz', 'moon/ru/Луна 1.cbz')).toEqual(['moon', 'moon', 'moon']);
});

test('language folders that hold several series are a shelf and not a work', async () => {
  expect(await worksOf('shelf/en/Moon 1.cbz', 'shelf/en/Sun 1.cbz', 'shelf/ru/Moon 1.cbz')).toEqual(['Moon', 'Sun', 'Moon']);
});

test('where the name is only a number: the nearest folder that is no language', async () => {
  expect(await worksOf('Haruko/001.cbz', 'Haruko/en/002.cbz', 'Moon [ru]/003.cbz')).toEqual(['Haruko', 'Haruko', 'Moon']);
});

test('a folder is its series where a name in it is called after it, or says none', async () => {
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

test('a folder that gathers series is none', async () => {
  expect(await worksOf('comics/Moon 1.cbz', 'comics/Sun 1.cbz')).toEqual(['Moon', 'Sun']);
});

test('a folder named "in" is no language, and one named "id" is', () => {
  expect(['in', 'IN', 'id', 'pt-BR', 'zz'].map(isLanguageFolder)).toEqual([false, false, true, true, false]);
});
