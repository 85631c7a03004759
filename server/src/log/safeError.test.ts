import fc from 'fast-check';
import { safeError } from './safeError';

const CANARY = 'kanarie-4711';

/** The form in which Drizzle wraps an error of PostgreSQL. */
function databaseError(): Error {
  const cause = Object.assign(new Error(`invalid input syntax for type integer: ${CANARY}`), {
    code: '22P02',
    severity: 'ERROR',
    detail: `Key (session)=(${CANARY}) already exists.`,
  });
  const message = `Failed query: insert into feedback values ($1)\nparams: ${CANARY}`;
  return Object.assign(new Error(message, { cause }), {
    name: 'DrizzleQueryError',
    query: 'insert into feedback values ($1)',
    params: [CANARY],
  });
}

test('of an error of the database the code, the statement and the place are kept, and nothing of what was written', () => {
  const logged = safeError(databaseError());
  expect(logged).toMatchObject({
    type: 'DrizzleQueryError',
    message: '',
    query: 'insert into feedback values ($1)',
    cause: { code: '22P02', message: '' },
  });
  expect(logged.stack[0]).toContain('safeError.test.ts');
  expect(JSON.stringify(logged)).not.toContain(CANARY);
});

test.each([
  [`Unexpected token 'k', "${CANARY}" is not valid JSON`, 'Unexpected token "…", "…" is not valid JSON'],
  [`Cannot read "${CANARY}`, 'Cannot read "…"'],
  [`It failed\n${CANARY}`, 'It failed'],
  ['The pool is ended', 'The pool is ended'],
])('%j is written as %j', (message, written) => {
  expect(safeError(new Error(message)).message).toBe(written);
});

test('what was sent in quotes is never written, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 3 }), (sent) => {
      fc.pre(!/["'`“”\n]/.test(sent) && !'a value is wrong'.includes(sent));
      expect(safeError(new Error(`a value "${sent}" is wrong`)).message).toBe('a value "…" is wrong');
    }),
  );
});

test('a place in a message is not taken for a place in the code', () => {
  expect(JSON.stringify(safeError(new Error(`first\n    at ${CANARY}`)))).not.toContain(CANARY);
});

test('causes are followed, and a ring of them ends', () => {
  const error = new Error('first');
  error.cause = error;
  expect(safeError(error).cause?.cause?.cause?.cause?.cause).toBeUndefined();
});

test.each([[CANARY], [{ token: CANARY }], [undefined]])('of %j, which is no error, only the type is written', (thrown) => {
  expect(JSON.stringify(safeError(thrown))).not.toContain(CANARY);
});
