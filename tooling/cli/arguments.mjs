import { parseArgs } from 'node:util';
import { CliError } from './CliError.mjs';

/** Options that every command has. */
const COMMON = { site: { type: 'string' }, 'token-file': { type: 'string' } };

/**
 * Parses the arguments of a command. An unknown option is an error that names it.
 * @param maxWords how many arguments besides options the command understands. Further ones are an error too: whoever writes
 *   `rollback mf_catalog` wants something else than a rollback of the last change.
 */
export function readArguments(args, options, maxWords = 0) {
  const parsed = parse(args, options);
  const surplus = parsed.positionals[maxWords];
  if (surplus !== undefined) throw new CliError(`"${surplus}" is not expected here.`, { isUsage: true });
  return parsed;
}

function parse(args, options) {
  try {
    return parseArgs({ args, options: { ...COMMON, ...options }, allowPositionals: true });
  } catch (error) {
    throw new CliError(error.message, { isUsage: true });
  }
}

/** Ends the command, and says which argument it needs. */
export function missing(what) {
  throw new CliError(`What is missing: ${what}.`, { isUsage: true });
}
