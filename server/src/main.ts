import { parseArgs } from 'node:util';
import { runLibrary } from './library';
import { type RunOptions, runServer } from './runServer';
import { codeOf, messageOf } from './text/caughtError';
import { runUpkeepCommand } from './upkeep';

const HELP = `Usage:
  serve [--sample-pack]   serve the site; with --sample-pack, also draw and add the sample content
        [--composition <file>]   serve the releases that this file names instead of the published ones (for development)
  library …               add and change content; "library --help" tells more
  backup <folder>         copy the whole site into a folder; works while the site runs
  restore <folder>        put a backup into an empty database; --replace: into one that has data
  move <to>               copy everything to another database (postgres://…, or a data folder); --replace as above
  sweep [--dry-run]       delete pictures that nothing uses
  renditions              make the smaller sizes that pictures do not have yet
`;

const [command = 'serve', ...rest] = process.argv.slice(2);

// A reader of the output such as `head` has seen enough. What the command does is done all the same.
process.stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE') throw error;
});

switch (command) {
  case 'serve':
    process.exitCode = await serveWith(rest);
    break;
  case 'library':
    process.exitCode = await runLibrary(rest);
    break;
  case 'backup':
  case 'restore':
  case 'move':
  case 'sweep':
  case 'renditions':
    process.exitCode = await runUpkeepCommand(command, rest);
    break;
  default:
    process.stdout.write(HELP);
    process.exitCode = ['help', '--help', '-h'].includes(command) ? 0 : 2;
}

/** Starts the server if the options are valid. */
async function serveWith(args: string[]): Promise<number> {
  let options: RunOptions;
  try {
    const { values } = parseArgs({ args, options: { 'sample-pack': { type: 'boolean' }, composition: { type: 'string' } } });
    options = { hasSamplePack: values['sample-pack'] ?? false, compositionFile: values.composition };
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n\n${HELP}`);
    return 2;
  }
  return runServer(process.env, options);
}
