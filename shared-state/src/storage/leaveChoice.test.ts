import { leaveChoice, readChoice } from './leaveChoice';

test('a choice is kept in a cookie until it is removed', () => {
  leaveChoice(document, 'imageQuality', 'low');
  leaveChoice(document, 'theme', 'dark');
  expect(document.cookie).toBe('imageQuality=low; theme=dark');
  expect(['imageQuality', 'theme', 'me'].map((name) => readChoice(document, name))).toEqual(['low', 'dark', undefined]);
  leaveChoice(document, 'imageQuality', undefined);
  expect(document.cookie).toBe('theme=dark');
});
