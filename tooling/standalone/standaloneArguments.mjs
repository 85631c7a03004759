import { parseArgs } from 'node:util';

const SOURCES = ['source', 'build', 'site'];

/** What a remote that runs alone is given on the command line, in the repository and in a folder of its own. */
export function readStandaloneArguments(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { site: { type: 'string' }, from: { type: 'string', default: 'source' } },
    allowPositionals: true,
  });
  if (!SOURCES.includes(values.from)) throw new Error(`--from is ${SOURCES.join(', ')}; "${values.from}" is none of them.`);
  return { positionals, options: values };
}
