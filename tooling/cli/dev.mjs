import { runDev } from '../dev/runDev.mjs';
import { findOrStartSite } from '../site/findOrStartSite.mjs';
import { readArguments } from './arguments.mjs';
import { CliError } from './CliError.mjs';

/** `komawari dev` */
export async function run(dir, args, say) {
  const { values } = readArguments(args, {});
  try {
    await runDev(dir, await findOrStartSite(say, { named: values.site, hasPages: true }), say);
  } catch (error) {
    throw new CliError(error.message);
  }
}
