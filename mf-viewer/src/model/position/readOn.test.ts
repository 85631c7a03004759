import { isFromAfter, readOnOf } from './readOn';

test('a step from another chapter is told by the state of the history, and nothing else that may stand there', () => {
  expect(readOnOf({ from: '#001', by: 1 })).toEqual({ from: '#001', by: 1, isJump: false });
  expect(readOnOf({ from: '#002', by: -1, key: 'x' })).toEqual({ from: '#002', by: -1, isJump: false });
  for (const other of [null, undefined, 'text', {}, { from: 1, by: 1 }, { from: '#001', by: 2 }, []]) {
    expect(readOnOf(other)).toBeUndefined();
  }
});

test('who turns back over the beginning of a chapter comes to the end of the one before, and who jumps to its beginning', () => {
  expect(isFromAfter({ from: '#002', by: -1 })).toBe(true);
  expect(isFromAfter({ from: '#002', by: -1, isJump: true })).toBe(false);
  expect(isFromAfter({ from: '#001', by: 1 })).toBe(false);
  expect(isFromAfter(null)).toBe(false);
});
