import type { DataNeed } from '@komawari/shared-state/contract';
import { scriptJson } from '../../text/escapeHtml';
import { firstAnswers } from './firstAnswers';

const callOf = (path: string, more: Partial<DataNeed> = {}) => ({ address: path, need: { path, ...more } });

/** The bytes 0, 200 and 60, in the encoding of a page. */
const BYTES = '\u0100È\u013c';

const HOME = callOf('/home');
const TITLE = callOf('/title', { dependsOn: ['session'] });
const FAVORITES = callOf('/favorites', { dependsOn: ['session'], isPersonal: true });

test('includes shared answers as they are, answers that depend on the session as anonymous, and no personal ones', async () => {
  const asked: string[] = [];
  const answers = await firstAnswers([HOME, TITLE, FAVORITES], async (address) => {
    asked.push(address);
    return Uint8Array.of(0, 200, 60);
  });
  expect(answers).toEqual({ '/home': { bytes: BYTES }, '/title': { bytes: BYTES, isForNobody: true } });
  expect(asked).toEqual(['/home', '/title']);
});

test('marks an answer without side effects as valid for new readers', async () => {
  const answers = await firstAnswers([callOf('/title', { dependsOn: ['session'], isSafe: true })], async () => Uint8Array.of(65));
  expect(answers).toEqual({ '/title': { bytes: 'A', isForNobody: true, isForNewReaders: true } });
});

test('encodes each byte as a character that needs no escape in JSON in HTML', async () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const answers = await firstAnswers([HOME], async () => all);
  const { bytes } = answers!['/home']!;
  expect(Uint8Array.from(bytes, (character) => character.charCodeAt(0))).toEqual(all);
  expect(scriptJson(bytes)).toBe(`"${bytes}"`);
});

test('returns undefined if any answer is missing', async () => {
  expect(
    await firstAnswers([HOME, TITLE], async (address) => (address === '/home' ? undefined : Uint8Array.of(1))),
  ).toBeUndefined();
});
