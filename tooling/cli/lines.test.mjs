import { smokeLines } from './lines.mjs';

const seen = { pages: 4, problems: [], notRun: [] };
const unrendered = (more) => smokeLines({ ...seen, unrendered: [{ release: 'mf_one 1.0', ...more }] }).slice(1);

test('pages that the server could not render are listed by release, with the reason', () => {
  const reason = `Error: no such chapter\n    at Chapter (mf_one 1.0/server.js:1:2)${'\n    at render'.repeat(9)}`;
  expect(unrendered({ pages: ['/one in en', '/two in en', '/one in th'], reason })).toEqual([
    '    not rendered on the server: mf_one 1.0: /one in en and 2 more',
    '      Error: no such chapter',
    '      at Chapter (mf_one 1.0/server.js:1:2)',
    ...Array(4).fill('      at render'),
  ]);
});

test('a server that does not say why has it in its log', () => {
  expect(unrendered({ pages: ['/one in en'] })).toEqual([
    '    not rendered on the server: mf_one 1.0: /one in en',
    "      The server's log says why.",
  ]);
});
