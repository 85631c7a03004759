import { readOnOf } from './readOn';

test('a step from another chapter is told by the state of the history, and nothing else that may stand there', () => {
  expect(readOnOf({ from: '#001', by: 1 })).toEqual({ from: '#001', by: 1 });
  expect(readOnOf({ from: '#002', by: -1, key: 'x' })).toEqual({ from: '#002', by: -1 });
  for (const other of [null, undefined, 'text', {}, { from: 1, by: 1 }, { from: '#001', by: 2 }, []]) {
    expect(readOnOf(other)).toBeUndefined();
  }
});
