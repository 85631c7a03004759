import { runDev } from '../dev/runDev.mjs';
import { CliError } from './CliError.mjs';

/** `komawari dev` */
export async function run(dir, _args, say) {
  await runDev(dir, say).catch((error) => {
    throw new CliError(error.message);
  });
}
