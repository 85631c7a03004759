import fc from 'fast-check';

test('whoever imports fast-check walks the same examples in each run', () => {
  const seen = () => fc.sample(fc.integer(), { ...fc.readConfigureGlobal(), numRuns: 20 });
  expect(fc.readConfigureGlobal().seed).toEqual(expect.any(Number));
  expect(seen()).toEqual(seen());
});

test('it is that of the worker, and not loaded again for this file', () => {
  expect(fc.assert).not.toBeInstanceOf(Function);
});
