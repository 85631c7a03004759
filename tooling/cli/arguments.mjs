import { parseArgs } from 'node:util';
import { CliError } from './CliError.mjs';

/** Options that every command has. */
const COMMON = { site: { type: 'string' }, 'token-file': { type: 'string' } };

/** Parses the arguments of a command. An unknown option is an error that names it. */
export function readArguments(args, options) {
  try {
    return parseArgs({ args, options: { ...COMMON, ...options }, allowPositionals: true });
  } catch (error) {
    throw new CliError(error.message, { isUsage: true });
  }
}
