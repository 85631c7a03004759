import { aComposition } from '../composition/testing/aComposition';
import { filesToKeep } from './filesToKeep';

test('filesToKeep lists the files of shell and remotes in one language, once each, with their hashes', () => {
  const composition = aComposition();
  const shell = {
    ...composition.shell,
    baseUrl: '/shell/1/',
    js: ['shell.js'],
    css: ['shell.css'],
    messages: { ...composition.shell.messages, th: 'th.js', en: 'en.js' },
    integrity: {
      'shell.js': 'a',
      'shell.css': 'b',
      'th.js': 'c',
      'en.js': 'd',
      'font.woff2': 'e',
      'early/a.js': 'j',
      'service-worker.js': 'k',
    },
  };
  const [remote] = composition.remotes;
  const one = {
    ...remote!,
    baseUrl: 'https://files.test/one/',
    entry: 'entry.js',
    messages: { ...remote!.messages, th: 'th.js' },
    pages: { A: { js: ['entry.js', 'a.js'], css: [] }, B: { js: ['entry.js', 'gone.js'], css: ['b.css'] } },
    integrity: { 'entry.js': 'f', 'a.js': 'g', 'b.css': 'h', 'th.js': 'i', 'drawings.js': 'l' },
  };
  expect(
    filesToKeep({ ...composition, shell, remotes: [one] }, 'th').map(({ address, integrity }) => `${address} ${integrity}`),
  ).toEqual([
    '/shell/1/shell.js a',
    '/shell/1/shell.css b',
    '/shell/1/th.js c',
    'https://files.test/one/entry.js f',
    'https://files.test/one/a.js g',
    'https://files.test/one/b.css h',
    'https://files.test/one/th.js i',
    'https://files.test/one/drawings.js l',
  ]);
});
