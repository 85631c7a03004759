import type { PageFile } from './PageSource';
import { sortFiles } from './sortFiles';

const files = (...names: string[]): PageFile[] =>
  names.map((name) => ({ name, size: 1, read: () => Promise.resolve(Buffer.from(name)) }));

test('sortFiles takes a text file named like a page as its description, and lists others as strays', () => {
  const { pages, descriptions, strays } = sortFiles(
    'Chapter',
    files('001.png', '001.txt', '2/003.jpg', '2/003.TXT', 'notes.txt'),
  );
  expect(pages.map(({ name }) => name)).toEqual(['001.png', '2/003.jpg']);
  expect([...descriptions].map(([page, { name }]) => [page, name])).toEqual([
    ['001.png', '001.txt'],
    ['2/003.jpg', '2/003.TXT'],
  ]);
  expect(strays).toEqual(['notes.txt']);
});
