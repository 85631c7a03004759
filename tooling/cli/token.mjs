import { missing, readArguments } from './arguments.mjs';
import { timeOf } from './lines.mjs';
import { connect } from './siteClient.mjs';

const text = { type: 'string' };

/** `komawari token` */
export async function runToken([what, ...rest], say) {
  const run =
    what !== undefined && Object.hasOwn(TOKEN_COMMANDS, what) ? TOKEN_COMMANDS[what] : missing('create, list or revoke');
  await run(rest, say);
}

const TOKEN_COMMANDS = {
  async create(args, say) {
    const { values } = readArguments(args, { remote: text, label: text, operator: { type: 'boolean' } });
    if (!values.remote && !values.operator) missing('--remote <name>, or --operator for everything');
    const request = { remote: values.remote, label: values.label };
    const { token, holder } = await connect(values).ask('POST', '/tokens', request);
    say(`A token for ${values.remote ?? 'everything'} (${holder.label}, id ${holder.id}). It is shown only once:\n\n${token}\n`);
    say(`Use it as KOMAWARI_TOKEN; revoke it with: npx komawari token revoke ${holder.id}`);
  },
  async list(args, say) {
    const { tokens } = await connect(readArguments(args, {}).values).ask('GET', '/tokens');
    for (const { id, scope, label, createdAt, createdBy, revokedAt } of tokens) {
      const state = revokedAt === null ? 'good' : `revoked ${timeOf(revokedAt)}`;
      const of = (scope === '*' ? 'everything' : scope).padEnd(16);
      say(`${id}  ${of} ${label}, made ${timeOf(createdAt)} by ${createdBy}, ${state}`);
    }
  },
  async revoke(args, say) {
    const { values, positionals } = readArguments(args, {}, 1);
    const id = positionals[0] ?? missing('the id of a token; komawari token list has them');
    await connect(values).ask('DELETE', `/tokens/${encodeURIComponent(id)}`);
    say(`The token ${id} is revoked.`);
  },
};
