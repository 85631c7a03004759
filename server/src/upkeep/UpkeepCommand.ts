import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../text/caughtError';

/** The operator's command. It is plain data with absolute paths, because the running server may carry it out. */
export type UpkeepCommand =
  | { verb: 'backup'; folder: string }
  | { verb: 'restore'; folder: string; mayReplace: boolean }
  /** `to` is the URL of a PostgreSQL database, or a data folder with an embedded one. */
  | { verb: 'move'; to: string; mayReplace: boolean }
  | { verb: 'sweep'; isDryRun: boolean }
  | { verb: 'renditions' };

export const UPKEEP_VERBS = ['backup', 'restore', 'move', 'sweep', 'renditions'] as const;

type Verb = (typeof UPKEEP_VERBS)[number];

const USAGE: Record<Verb, string> = {
  backup: 'backup <folder>',
  restore: 'restore <folder> [--replace]',
  move: 'move <postgres://… or data folder> [--replace]',
  sweep: 'sweep [--dry-run]',
  renditions: 'renditions',
};

const NO_URL = 'The address of a PostgreSQL begins with postgres:// or postgresql://.';

/** The command line cannot be understood. The message shows the correct usage. */
export class UpkeepUsageError extends Error {
  override name = 'UpkeepUsageError';
}

export function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text);
}

/** Without this check, a typing error in a server's address would create a folder of that name, with the password in it. */
function isOtherUrl(text: string): boolean {
  return !isPostgresUrl(text) && /^[a-z][a-z0-9+.-]+:\//i.test(text);
}

/** @param cwd the folder that relative paths start from */
export function parseUpkeep(verb: Verb, argv: readonly string[], cwd: string): UpkeepCommand {
  const { values, positionals } = parse(verb, argv);
  const [what, ...rest] = positionals;
  if (verb === 'sweep' || verb === 'renditions') {
    if (what !== undefined) throw usage(verb);
    if (verb === 'renditions') return { verb };
    return { verb, isDryRun: values['dry-run'] ?? false };
  }
  if (what === undefined || rest.length > 0) throw usage(verb);
  const mayReplace = values.replace ?? false;
  if (verb === 'move' && isOtherUrl(what)) throw new UpkeepUsageError(`${NO_URL}\n${usage(verb).message}`);
  if (verb === 'move') return { verb, to: isPostgresUrl(what) ? what : path.resolve(cwd, what), mayReplace };
  const folder = path.resolve(cwd, what);
  return verb === 'backup' ? { verb, folder } : { verb, folder, mayReplace };
}

function parse(verb: Verb, argv: readonly string[]) {
  try {
    const options = { replace: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const;
    const parsed = parseArgs({ args: [...argv], options, allowPositionals: true });
    const { values } = parsed;
    if (values['dry-run'] && verb !== 'sweep') throw usage(verb);
    if (values.replace && verb !== 'restore' && verb !== 'move') throw usage(verb);
    return parsed;
  } catch (error) {
    if (error instanceof UpkeepUsageError) throw error;
    throw new UpkeepUsageError(`${messageOf(error)}\nUsage: ${USAGE[verb]}`);
  }
}

function usage(verb: Verb): UpkeepUsageError {
  return new UpkeepUsageError(`Usage: ${USAGE[verb]}`);
}
