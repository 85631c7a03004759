import { join } from 'node:path';

/** The budget of every route and release. `npm run budgets` writes it and `npm test` reads it. */
export const BUDGETS_FILE = join(import.meta.dirname, 'budgets.json');
