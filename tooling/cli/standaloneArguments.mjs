import { readArguments } from './arguments.mjs';
import { CliError } from './CliError.mjs';

const SOURCES = ['source', 'build', 'site'];

/**
 * Parses the command line for a remote that runs alone, in the repository and in its own folder.
 * @param maxWords 1 where the command names the remote
 */
export function readStandaloneArguments(args, maxWords = 0) {
  const { values, positionals } = readArguments(args, { from: { type: 'string', default: 'source' } }, maxWords);
  if (!SOURCES.includes(values.from))
    throw new CliError(`--from is ${SOURCES.join(', ')}; "${values.from}" is none of them.`, { isUsage: true });
  return { positionals, options: values };
}
