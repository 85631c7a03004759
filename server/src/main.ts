import { runLibrary } from './library';
import { runServer } from './runServer';
import { runUpkeepCommand } from './upkeep';

const HELP = `Usage:
  serve [--sample-pack]   serve the site; with the sample pack, also draw and fill its shelf
  library …               put content in; "library --help" says how
  backup <folder>         everything that the site knows, into a folder; beside the running site
  restore <folder>        out of it again; --replace: in place of what is there
  move <to>               into another database (postgres://…, or a data folder); --replace as above
  sweep [--dry-run]       take out pictures that nothing uses
`;

const [command = 'serve', ...rest] = process.argv.slice(2);

switch (command) {
  case 'serve':
    process.exitCode = await runServer(process.env, { hasSamplePack: rest.includes('--sample-pack') });
    break;
  case 'library':
    process.exitCode = await runLibrary(rest);
    break;
  case 'backup':
  case 'restore':
  case 'move':
  case 'sweep':
    process.exitCode = await runUpkeepCommand(command, rest);
    break;
  default:
    process.stdout.write(HELP);
    process.exitCode = ['help', '--help', '-h'].includes(command) ? 0 : 2;
}
