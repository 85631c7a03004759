import { join } from 'node:path';

/** What every route and release may have: written by `npm run budgets`, read by `npm test`. */
export const BUDGETS_FILE = join(import.meta.dirname, 'budgets.json');
