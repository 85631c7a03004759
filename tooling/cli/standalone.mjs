import { runStandalone } from '../standalone/runStandalone.mjs';
import { CliError } from './CliError.mjs';

/** `komawari standalone` */
export async function run(dir, _args, say) {
  await runStandalone(dir, say).catch((error) => {
    throw new CliError(error.message);
  });
}
