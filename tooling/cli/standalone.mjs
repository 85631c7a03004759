import { runStandalone } from '../standalone/runStandalone.mjs';
import { CliError } from './CliError.mjs';
import { readStandaloneArguments } from './standaloneArguments.mjs';

/** `komawari standalone` */
export async function run(dir, args, say) {
  try {
    await runStandalone(dir, readStandaloneArguments(args).options, say);
  } catch (error) {
    throw error instanceof CliError ? error : new CliError(error.message);
  }
}
