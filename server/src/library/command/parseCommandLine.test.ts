import { parseCommandLine } from './parseCommandLine';

function parse(...argv: string[]) {
  return parseCommandLine(argv, '/home/editor');
}

test('makes paths absolute and parses options', () => {
  expect(
    parse(
      'import',
      'a.cbz',
      '/b',
      '-l',
      'pt-BR',
      '--direction',
      'rtl',
      '--number',
      '#007',
      '--work',
      'neon-harbor',
      '--dry-run',
      '--cover',
      'c.png',
      '--replace',
      '--plan',
    ),
  ).toEqual({
    verb: 'import',
    paths: ['/home/editor/a.cbz', '/b'],
    options: expect.objectContaining({
      language: 'pt',
      direction: 'rtl',
      work: 'neon-harbor',
      isDryRun: true,
      cover: '/home/editor/c.png',
      mayReplace: true,
      isPlanOnly: true,
      number: expect.objectContaining({ number: '7' }),
    }),
  });
  expect(parse('apply', 'packs/mine')).toEqual({ verb: 'apply', pack: '/home/editor/packs/mine', isDryRun: false });
  expect(parse('remove', 'neon-harbor')).toEqual({ verb: 'remove', work: 'neon-harbor' });
  expect(parse('export', 'feedback')).toEqual({ verb: 'export', request: { what: 'feedback' }, file: undefined });
  expect(parse('export', 'survey', '--key', 'spring', '-o', 'a.csv')).toEqual({
    verb: 'export',
    request: { what: 'survey', key: 'spring' },
    file: '/home/editor/a.csv',
  });
});

test('parses the scope of take-down and put-back: a work, a language or a chapter', () => {
  const scope = { work: 'neon', language: 'ru', number: '10.5' };
  expect(parse('take-down', 'neon', '-l', 'ru', '-n', '010.5', '--why', ' a letter ')).toEqual({
    verb: 'take-down',
    scope,
    why: 'a letter',
  });
  expect(parse('put-back', 'neon', '-l', 'ru', '-n', '10.5')).toEqual({ verb: 'put-back', scope });
  expect(parse('put-back', 'neon')).toEqual({
    verb: 'put-back',
    scope: { work: 'neon', language: undefined, number: undefined },
  });
});

test.each([[[]], [['--help']], [['help']], [['import', '-h']]])('%j asks for help', (argv) => {
  expect(parse(...argv)).toBe('help');
});

test.each([
  [['import'], 'Say what to import'],
  [['dance'], 'There is no command "dance". There are: import, apply, list, remove, export, schemas, take-down, put-back.'],
  [['import', 'a', '--language', 'ja'], 'The site does not offer Japanese (ja). It offers en, es, fr, id, pt, ru, th.'],
  [['import', 'a', '--direction', 'up'], '"up" is not a reading direction. Use one of: ltr, rtl, vertical.'],
  [['import', 'a', '--number', 'x'], '"x" is not a chapter number.'],
  [['import', 'a', '--work', 'Neon Harbor'], '"Neon Harbor" is not a valid key of a work.'],
  [['import', 'a', '--series', ' '], '--series is empty.'],
  [['import', 'a', '--colour', 'red'], "Unknown option '--colour'"],
  [['apply', 'a', '--language', 'en'], '--language does not apply to "apply".'],
  [['apply'], 'Expected one: npm run library -- apply <pack folder>'],
  [['list', 'x'], '"list" takes nothing more.'],
  [['export'], 'Expected one: npm run library -- export feedback'],
  [['export', 'bookmarks'], '"bookmarks" cannot be exported. There are: feedback, survey, pack.'],
  [['export', 'survey'], 'Say which survey'],
  [['export', 'pack', '--out', 'there'], 'Say which pack'],
  [['export', 'pack', '--key', 'sample'], 'Say where to'],
  [['take-down', 'neon'], 'Say why: npm run library -- take-down <work>'],
  [['take-down', '--why', 'a letter'], 'Expected one: npm run library -- take-down <work>'],
  [['put-back', 'neon', '--number', 'x'], '"x" is not a chapter number.'],
  [['schemas'], 'npm run library -- schemas <pack folder>'],
  [['export', 'feedback', '--key', 'x'], '--key does not apply to "export feedback".'],
])('%j is refused', (argv, message) => {
  expect(() => parse(...argv)).toThrow(message);
});
