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

test('keeps code, statement and stack of a database error, but no values', () => {
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
])('%j is logged as %j', (message, written) => {
  expect(safeError(new Error(message)).message).toBe(written);
});

test('removes any quoted text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 3 }), (sent) => {
      fc.pre(!/["'`“”\n]/.test(sent) && !'a value is wrong'.includes(sent));
      expect(safeError(new Error(`a value "${sent}" is wrong`)).message).toBe('a value "…" is wrong');
    }),
  );
});

test('does not take a message line for a stack line', () => {
  expect(JSON.stringify(safeError(new Error(`first\n    at ${CANARY}`)))).not.toContain(CANARY);
});

test('follows causes, and stops at a cycle', () => {
  const error = new Error('first');
  error.cause = error;
  expect(safeError(error).cause?.cause?.cause?.cause?.cause).toBeUndefined();
});

test.each([[CANARY], [{ token: CANARY }], [undefined]])('logs only the type of %j, which is not an error', (thrown) => {
  expect(JSON.stringify(safeError(thrown))).not.toContain(CANARY);
});

test('says that the disk is full, and what to do, also for a database', () => {
  const full = Object.assign(new Error(CANARY), { code: '53100', severity: 'ERROR' });
  const logged = safeError(
    Object.assign(new Error(`Failed query: ${CANARY}`, { cause: full }), { query: 'insert', params: [CANARY] }),
  );
  expect(logged.message).toBe('The disk is full. Free some space on it; nothing needs a restart.');
  expect(JSON.stringify(logged)).not.toContain(CANARY);
});
