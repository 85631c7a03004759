import fc from 'fast-check';

test('fast-check uses the same examples in each run', () => {
  const seen = () => fc.sample(fc.integer(), { ...fc.readConfigureGlobal(), numRuns: 20 });
  expect(fc.readConfigureGlobal().seed).toEqual(expect.any(Number));
  expect(seen()).toEqual(seen());
});

test('fast-check is that of the worker and not loaded again for a test file', () => {
  expect(fc.assert).not.toBeInstanceOf(Function);
});
