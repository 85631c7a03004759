import { HAS_POSTGRES } from './realPostgres';

/** `test`, or a skipped test that says why if there is no PostgreSQL. */
export const testWithPostgres: jest.It = HAS_POSTGRES ? test : test.skip;
