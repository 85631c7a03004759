import { HAS_POSTGRES } from './realPostgres';

/** `test`, and where there is no PostgreSQL a test that is skipped and says why. */
export const testWithPostgres: jest.It = HAS_POSTGRES ? test : test.skip;
