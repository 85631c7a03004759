import { WIRE_TABLES } from '@komawari/shared-proto/encode';
import { aBuild } from '../../testing/builds';
import { readRelease } from '../releases/releaseDocument';
import { type Wire, wireProblems } from './wire';

const SERVER: Wire = { Title: 'titleId=1u name=2s viewCount=6u', Popup: 'content.one=1:Image lines=2S' };

function built(name: string, wire: Wire | undefined) {
  return readRelease(aBuild(name, '2', { document: { wire } }).document);
}

const site = (remote: Wire | undefined, shell: Wire | undefined = SERVER) => [built('shell', shell), built('mf_one', remote)];

test('accepts the server’s messages, a subset of them, or none', () => {
  expect(wireProblems(site(SERVER), SERVER)).toEqual([]);
  expect(wireProblems(site({ Title: 'titleId=1u' }), SERVER)).toEqual([]);
  expect(wireProblems(site(undefined), SERVER)).toEqual([]);
  expect(wireProblems([built('shell', WIRE_TABLES)])).toEqual([]);
});

test.each([
  [
    { Title: 'titleId=1s' },
    'mf_one 2 reads field 1 of Title as titleId (string), and this server sends titleId (uint32) under this number.',
  ],
  [
    { Popup: 'content.one=1*Image' },
    'mf_one 2 reads field 1 of Popup as one (list of Image), and this server sends one (Image) under this number.',
  ],
  [
    { Title: 'author=9s' },
    'mf_one 2 reads field 9 of Title as author (string), and this server sends nothing under this number.',
  ],
  [{ Gone: 'id=1u' }, 'mf_one 2 reads field 1 of Gone as id (uint32), and this server sends nothing under this number.'],
])('rejects a release that reads %j, and names what the server sends', (wire, start) => {
  expect(wireProblems([built('mf_one', wire)], SERVER)).toEqual([expect.stringContaining(start)]);
});

test('rejects a shell built with other messages', () => {
  expect(wireProblems([built('shell', { Title: 'titleId=1s' })], SERVER)).toEqual([
    expect.stringMatching(/^shell 2 reads field 1 of Title as titleId \(string\), and this server sends titleId \(uint32\)/),
  ]);
});

test.each([
  [{ Title: 'titleId=1u' }, 'mf_one 2 takes Title.name for name (string), and the decoder of shell 2 knows no Title.name.'],
  [
    { Title: 'titleId=1u name=2i' },
    'mf_one 2 takes Title.name for name (string), and the decoder of shell 2 gives name (int32).',
  ],
])('rejects a remote whose messages differ from the shell’s decoder: %j', (shell, start) => {
  const problems = wireProblems(site({ Title: 'titleId=1u name=2s' }, shell), SERVER);
  expect(problems.filter((text) => text.startsWith('mf_one'))).toEqual([expect.stringContaining(start)]);
});

test('accepts another field name under the same number', () => {
  expect(wireProblems([built('shell', { Title: 'titleId=1u nameOfTitle=2s' })], SERVER)).toEqual([]);
});
