import { isFromNextChapter, parseChapterStep } from './chapterStepState';

test('parseChapterStep accepts a chapter step from the history state, and rejects any other value', () => {
  expect(parseChapterStep({ from: '#001', by: 1 })).toEqual({ from: '#001', by: 1, isJump: false });
  expect(parseChapterStep({ from: '#002', by: -1, key: 'x' })).toEqual({ from: '#002', by: -1, isJump: false });
  for (const other of [null, undefined, 'text', {}, { from: 1, by: 1 }, { from: '#001', by: 2 }, []]) {
    expect(parseChapterStep(other)).toBeUndefined();
  }
});

test('isFromNextChapter is true only for a step back that is not a jump', () => {
  expect(isFromNextChapter({ from: '#002', by: -1 })).toBe(true);
  expect(isFromNextChapter({ from: '#002', by: -1, isJump: true })).toBe(false);
  expect(isFromNextChapter({ from: '#001', by: 1 })).toBe(false);
  expect(isFromNextChapter(null)).toBe(false);
});
