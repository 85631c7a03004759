import { isFromNextChapter, parseChapterStep } from './chapterStepState';

test('a step from another chapter is told by the state of the history, and nothing else that may stand there', () => {
  expect(parseChapterStep({ from: '#001', by: 1 })).toEqual({ from: '#001', by: 1, isJump: false });
  expect(parseChapterStep({ from: '#002', by: -1, key: 'x' })).toEqual({ from: '#002', by: -1, isJump: false });
  for (const other of [null, undefined, 'text', {}, { from: 1, by: 1 }, { from: '#001', by: 2 }, []]) {
    expect(parseChapterStep(other)).toBeUndefined();
  }
});

test('who turns back over the beginning of a chapter comes to the end of the one before, and who jumps to its beginning', () => {
  expect(isFromNextChapter({ from: '#002', by: -1 })).toBe(true);
  expect(isFromNextChapter({ from: '#002', by: -1, isJump: true })).toBe(false);
  expect(isFromNextChapter({ from: '#001', by: 1 })).toBe(false);
  expect(isFromNextChapter(null)).toBe(false);
});
