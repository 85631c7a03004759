import { parseArgs } from 'node:util';

const SOURCES = ['source', 'build', 'site'];

/** Parses the command line for a remote that runs alone, in the repository and in its own folder. */
export function readStandaloneArguments(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { site: { type: 'string' }, from: { type: 'string', default: 'source' } },
    allowPositionals: true,
  });
  if (!SOURCES.includes(values.from)) throw new Error(`--from is ${SOURCES.join(', ')}; "${values.from}" is none of them.`);
  return { positionals, options: values };
}
