import type { DataNeed } from '@komawari/shared-state/contract';
import { firstAnswers } from './firstAnswers';

const callOf = (path: string, more: Partial<DataNeed> = {}) => ({ address: path, need: { path, ...more } });

const HOME = callOf('/home');
const TITLE = callOf('/title', { dependsOn: ['session'] });
const FAVORITES = callOf('/favorites', { dependsOn: ['session'], isPersonal: true });

test('what is the same for everyone comes as it is; what has something of one reader, as it is for nobody', async () => {
  const asked: string[] = [];
  const answers = await firstAnswers([HOME, TITLE, FAVORITES], async (address) => {
    asked.push(address);
    return Uint8Array.of(0, 200, 60);
  });
  expect(answers).toEqual({ '/home': { bytes: '\0È<' }, '/title': { bytes: '\0È<', isForNobody: true } });
  expect(asked).toEqual(['/home', '/title']);
});

test('a page is not rendered from a part of its answers', async () => {
  expect(
    await firstAnswers([HOME, TITLE], async (address) => (address === '/home' ? undefined : Uint8Array.of(1))),
  ).toBeUndefined();
});
