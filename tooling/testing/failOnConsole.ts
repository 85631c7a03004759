import { format } from 'node:util';

/**
 * Fails a test that prints a warning or an error which it did not expect: a test prints nothing but its result. For an expected
 * message, the test that causes it uses `jest.spyOn(console, 'error').mockImplementation(() => {})` and checks the call.
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
