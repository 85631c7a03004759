import { runLibrary } from './library';
import { runServer } from './runServer';

const HELP = `Usage:
  serve [--sample-pack]   serve the site; with the sample pack, also draw and fill its shelf
  library …               put content in; "library --help" says how
`;

const [command = 'serve', ...rest] = process.argv.slice(2);

switch (command) {
  case 'serve':
    process.exitCode = await runServer(process.env, { hasSamplePack: rest.includes('--sample-pack') });
    break;
  case 'library':
    process.exitCode = await runLibrary(rest);
    break;
  default:
    process.stdout.write(HELP);
    process.exitCode = ['help', '--help', '-h'].includes(command) ? 0 : 2;
}
