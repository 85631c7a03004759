import { renderFailureLines, smokeLines } from './lines.mjs';

const seen = { pages: 4, problems: [], notRun: [] };
const unrendered = (more) => smokeLines({ ...seen, unrendered: [{ release: 'mf_one 1.0', ...more }] }).slice(1);

test('pages that the server could not render are listed by release, with the reason', () => {
  const reason = `Error: no such chapter\n    at Chapter (mf_one 1.0/server.js:1:2)${'\n    at render'.repeat(9)}`;
  expect(unrendered({ pages: ['/one in en', '/two in en', '/one in th'], failure: { address: '/two', reason } })).toEqual([
    '    not rendered on the server: mf_one 1.0: /one in en and 2 more',
    '      The latest failure, of /two:',
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

test('of the pages that the server could not render, those of live releases are listed', () => {
  const failures = {
    'mf_one 1.0': { address: '/one', reason: 'Error: no such chapter' },
    'mf_one 2.0': { address: '/one', reason: 'Error: the canary' },
    'mf_one 0.9': { address: '/one', reason: 'Error: long gone' },
  };
  const line = '    not rendered on the server: mf_one';
  const live = { base: { mf_one: '1.0' } };
  expect(renderFailureLines(live, failures)).toEqual([`${line} 1.0: /one`, '      Error: no such chapter']);
  expect(renderFailureLines({ ...live, canary: { versions: { mf_one: '2.0' } } }, failures)).toHaveLength(4);
  expect(renderFailureLines(live, {})).toEqual([]);
});
