import { buildPackages } from '../build.mjs';
import { CliError } from './CliError.mjs';

/** `komawari build` */
export async function run(dir, _args, say) {
  await buildPackages([dir], say).catch((error) => {
    throw new CliError(error.message);
  });
}
