import { runDev } from '../dev/runDev.mjs';
import { runInSite } from '../dev/runInSite.mjs';
import { findOrStartSite } from '../site/findOrStartSite.mjs';
import { readArguments } from './arguments.mjs';
import { CliError } from './CliError.mjs';
import { timeOf } from './lines.mjs';
import { connect } from './siteClient.mjs';

/** `komawari dev` */
export async function run(dir, args, say) {
  const { values } = readArguments(args, { in: { type: 'string' } });
  try {
    if (values.in) await inSite(dir, connect({ ...values, site: values.in }), say);
    else await runDev(dir, await findOrStartSite(say, { named: values.site, hasPages: true }), say);
  } catch (error) {
    throw error instanceof CliError ? error : new CliError(error.message);
  }
}

function inSite(dir, client, say) {
  return runInSite(dir, client, ({ link, until }) =>
    say(`${client.site} with what is in this folder, until ${timeOf(until)} UTC:\n\n${link}\n`),
  );
}
