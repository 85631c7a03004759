import { format } from 'node:util';

/**
 * A test prints nothing but its result: a warning or an error that it did not ask for fails it. One that is meant to come is
 * caught by the test that causes it, with `jest.spyOn(console, 'error').mockImplementation(() => {})`, and expected.
 */
let printed: string[] = [];

for (const level of ['warn', 'error'] as const) {
  console[level] = (...words: unknown[]) => {
    const from = new Error().stack?.split('\n').slice(2, 8).join('\n');
    printed.push(`console.${level}: ${format(...words)}\n${from}`);
  };
}

afterEach(() => {
  const unexpected = printed;
  printed = [];
  if (unexpected.length > 0) throw new Error(`The test printed what nobody expected.\n\n${unexpected.join('\n\n')}`);
});
