import { leaveChoice } from './leaveChoice';

test('a choice is there for the next page, until it is taken back', () => {
  leaveChoice(document, 'imageQuality', 'low');
  leaveChoice(document, 'theme', 'dark');
  expect(document.cookie).toBe('imageQuality=low; theme=dark');
  leaveChoice(document, 'imageQuality', undefined);
  expect(document.cookie).toBe('theme=dark');
});
