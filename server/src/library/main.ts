import { runLibrary } from './cli';

process.exitCode = await runLibrary(process.argv.slice(2));
