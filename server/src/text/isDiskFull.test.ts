import { isDiskFull } from './isDiskFull';

const withCode = (code: string) => Object.assign(new Error('write failed'), { code });

it.each([
  ['of the system', withCode('ENOSPC')],
  ['of PostgreSQL', new Error('insert failed', { cause: withCode('53100') })],
  ['of the embedded database', { name: 'ErrnoError', errno: 51 }],
])('an error %s says that the disk is full', (_whose, error) => expect(isDiskFull(error)).toBe(true));

it.each([
  ['another code', withCode('EACCES')],
  ['another number', { name: 'ErrnoError', errno: 44 }],
  ['nothing', undefined],
])('an error with %s does not', (_what, error) => expect(isDiskFull(error)).toBe(false));
