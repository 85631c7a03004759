import { readStandaloneArguments } from './standaloneArguments.mjs';

test('a standalone remote is from source by default', () => {
  expect(readStandaloneArguments(['mf-news'], 1)).toMatchObject({ positionals: ['mf-news'], options: { from: 'source' } });
  const { options } = readStandaloneArguments(['--from', 'site', '--site', 'https://the.site']);
  expect(options).toMatchObject({ from: 'site', site: 'https://the.site' });
});

test.each([
  [['--from', 'nowhere'], '"nowhere" is none of them'],
  [['--port', '8450'], "Unknown option '--port'"],
  [['mf-news', 'mf-jobs'], '"mf-news" is not expected here'],
])('a remote alone with %j is an error of usage', (args, message) => {
  expect(() => readStandaloneArguments(args)).toThrow(
    expect.objectContaining({ message: expect.stringContaining(message), isUsage: true }),
  );
});
