import { existsSync } from 'node:fs';
import { missing, readArguments } from './arguments.mjs';
import { CliError } from './CliError.mjs';
import { deploymentLine, healthLine, renderFailureLines, stateText, switchLine } from './lines.mjs';
import { printPreviewLink, publish } from './publish.mjs';
import { askRenderFailures, connect } from './siteClient.mjs';
import { smokeRun } from './smokeRun.mjs';
import { runToken } from './token.mjs';

const text = { type: 'string' };

/** Every command: its purpose, its usage, and what it does. */
export const COMMANDS = {
  build: { about: 'builds the remote of this folder', usage: '', run: inFolder(() => import('./build.mjs')) },
  test: {
    about: 'checks the types of the remote of this folder, then runs its tests',
    usage: '[words for jest …]',
    run: inFolder(() => import('./test.mjs')),
  },
  dev: {
    about: 'runs a whole site with the remote of this folder from source',
    usage:
      '[--site <address>] | --in <site>\n  --in makes a link that shows the remote, from this machine, in a site that is deployed and lets it.',
    run: inFolder(() => import('./dev.mjs')),
  },
  standalone: {
    about: 'runs the remote of this folder alone in a small frame: its sources, its newest build, or what a site has of it',
    usage: '[--from source|build|site] [--site <address>]',
    run: inFolder(() => import('./standalone.mjs')),
  },
  publish: {
    about: 'uploads a build, has it checked, and makes it live',
    usage:
      '[folder …] [--to <site>] [--why <reason>] [--canary <percent>] [--dry-run] [--preview] [--override <reason>] [--no-smoke <reason>]\n' +
      '  A folder is a package with a dist of its own; without one it is where you are, or every package below.',
    run: runPublish,
  },
  preview: {
    about: 'makes a link that shows a release, or the site of another day, to anyone who has it',
    usage:
      '<remote>@<version> … [--at <moment>] [--hours <24>]\n' +
      '  komawari publish --preview records a release for it and makes nothing live.\n' +
      '  --at 2026-11-27T09:00Z shows the content as of then; it needs no release, and the token of an operator.',
    run: runPreview,
  },
  rollback: {
    about: 'rolls back what went live last: an open canary, or the newest release',
    usage: '[--to <composition>] [--remote <name>] --why <reason>',
    run: changing(({ values }) => ({ action: 'rollback', to: values.to, name: values.remote }), { to: text, remote: text }),
  },
  canary: {
    about: 'changes the share of readers who get the open canary',
    usage: '--weight <percent> --why <reason>',
    run: changing(({ values }) => ({ action: 'canary', weight: percent('--weight', values.weight) }), { weight: text }),
  },
  promote: {
    about: 'makes the open canary live for everyone',
    usage: '--why <reason>',
    run: changing(() => ({ action: 'promote' })),
  },
  remove: {
    about: 'takes a remote out of the site',
    usage: '<remote> --why <reason>',
    run: changing(({ positionals: [name] }) => ({ action: 'remove', name: name ?? missing('the name of a remote') }), {}, 1),
  },
  deployments: { about: 'what is live, and who changed what, when and why', usage: '', run: runDeployments },
  maintenance: {
    about: 'closes the site for maintenance, or opens it again; for operators',
    usage: 'on|off --why <reason>',
    run: switching(([word]) => ({ isUnderMaintenance: onOrOff(word) })),
  },
  'read-only': {
    about: 'makes the site read-only: nothing can be saved or published; for operators',
    usage: 'on|off --why <reason>',
    run: switching(([word]) => ({ isReadOnly: onOrOff(word) })),
  },
  regions: {
    about: 'names the countries in which the site is not offered; for operators',
    usage: 'DE,FR|none --why <reason>',
    run: switching(([list]) => ({ blockedRegions: regionsOf(list) })),
  },
  switches: { about: 'what is switched, and who switched what, when and why', usage: '', run: runSwitches },
  token: {
    about: 'makes, lists and revokes tokens; for operators',
    usage: 'create --remote <name> [--label <who>] | create --operator [--label <who>] | list | revoke <id>',
    run: runToken,
  },
};

/** A command for the folder of a remote. Its tools load with it, because the other commands need only Node. */
function inFolder(load) {
  return async (args, say) => {
    if (!existsSync('src/routes.ts'))
      throw new CliError(
        `${process.cwd()} is not the folder of a remote: it has no src/routes.ts. Go to the folder of your remote first.`,
      );
    const { run } = await load();
    await run(process.cwd(), args, say);
  };
}

async function runPublish(args, say) {
  const { values, positionals } = readArguments(
    args,
    {
      to: text,
      why: text,
      canary: text,
      override: text,
      'dry-run': { type: 'boolean' },
      preview: { type: 'boolean' },
      'no-smoke': text,
    },
    Infinity,
  );
  const client = connect({ ...values, site: values.to ?? values.site });
  await publish(client, {
    folders: positionals,
    why: values.why,
    canary: values.canary === undefined ? undefined : percent('--canary', values.canary),
    override: values.override,
    isDryRun: values['dry-run'],
    isPreview: values.preview,
    noSmoke: values['no-smoke'],
    smokeRun: values['no-smoke'] === undefined ? smokeRun : undefined,
    say,
  });
}

async function runPreview(args, say) {
  const { values, positionals } = readArguments(args, { hours: text, at: text }, Infinity);
  const at = values.at === undefined ? undefined : momentOf(values.at);
  if (positionals.length === 0 && at === undefined)
    missing('a release, such as mf_catalog@0.1.0-3ee431f9, or a moment: --at 2026-11-27T09:00Z');
  const hours = values.hours === undefined ? undefined : hoursOf(values.hours);
  await printPreviewLink(connect(values), { releases: positionals.map(releaseNamed), hours, at }, say);
}

function hoursOf(word) {
  const hours = Number(word);
  if (!(hours >= 0.1 && hours <= 168))
    throw new CliError('--hours is how long the link is good for, from 0.1 to 168.', { isUsage: true });
  return hours;
}

/** Parses a time, in seconds. A time without a zone is in UTC, as in packs. */
function momentOf(word) {
  const hasTime = /\d[T ]\d/.test(word);
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/i.test(word.slice(10));
  const milliseconds = Date.parse(hasTime && !hasZone ? `${word}Z` : word);
  if (Number.isNaN(milliseconds))
    throw new CliError(`"${word}" is not a time. Expected for example --at 2026-11-27T09:00Z`, { isUsage: true });
  return Math.floor(milliseconds / 1000);
}

function releaseNamed(word) {
  const [name, version] = word.split('@');
  return version ? { name, version } : missing(`the version of ${name}, as in ${name}@0.1.0-3ee431f9`);
}

/** A command that changes which published releases are live. */
function changing(requestOf, options = {}, maxWords = 0) {
  return async (args, say) => {
    const { values, positionals } = readArguments(args, { why: text, ...options }, maxWords);
    const request = requestOf({ values, positionals });
    if (!values.why) missing('--why <reason>, which stays in the record');
    const begun = Date.now();
    const { deployment } = await connect(values).ask('POST', '/deployments', { ...request, why: values.why });
    if (!deployment) return say('Nothing to do: that is live already.');
    say(deploymentLine(deployment));
    say(`Done in ${((Date.now() - begun) / 1000).toFixed(1)} s. Readers get it with their next page.`);
  };
}

/** A command that changes a switch of the running site. */
function switching(changeOf) {
  return async (args, say) => {
    const { values, positionals } = readArguments(args, { why: text }, 1);
    const change = changeOf(positionals);
    if (!values.why) missing('--why <reason>, which stays in the record');
    const client = connect(values);
    const { change: changed, state } = await client.ask('POST', '/switches', { ...change, why: values.why });
    say(changed ? switchLine(changed) : 'Nothing to do: it is set like that already.');
    say(`Now: ${stateText(state)}. Every server of the site knows within two seconds.`);
    if (change.blockedRegions?.length > 0) await warnWithoutRegions(client, say);
  };
}

async function runSwitches(args, say) {
  const client = connect(readArguments(args, {}).values);
  const { state, changes } = await client.ask('GET', '/switches');
  say(`Now: ${stateText(state)}`);
  for (const change of changes) say(switchLine(change));
}

async function warnWithoutRegions(client, say) {
  const { knowsRegions } = await client.ask('GET', '/switches');
  if (!knowsRegions) say('This has no effect yet: REGION_HEADER does not say in which header a proxy names the country.');
}

function onOrOff(word) {
  if (word !== 'on' && word !== 'off') missing('on or off');
  return word === 'on';
}

function regionsOf(list) {
  if (list === undefined) missing('countries as two letters each, for example DE,FR, or none');
  return list === 'none' ? [] : list.toUpperCase().split(',');
}

async function runDeployments(args, say) {
  const { values } = readArguments(args, {});
  const client = connect(values);
  const { deployments } = await client.ask('GET', '/deployments');
  const [live] = deployments;
  if (!live) return say('Nothing has been published here yet.');
  say(`Live for ${live.canary ? `${100 - live.canary.weight / 100} % of readers` : 'everyone'}: composition ${live.baseId}`);
  for (const [name, version] of Object.entries(live.base).sort()) say(`  ${name.padEnd(16)} ${version}`);
  if (live.canary) {
    say(`Canary for ${live.canary.weight / 100} % of readers: composition ${live.canaryId}`);
    for (const { name, version } of differences(live)) say(`  ${name.padEnd(16)} ${version ?? '(taken out)'}`);
    say('How it fares beside all others:');
    for (const sign of (await client.ask('GET', '/health')).signs) say(healthLine(sign));
  }
  for (const line of renderFailureLines(live, await askRenderFailures(client))) say(line);
  say('\nThe record, newest first:');
  for (const deployment of deployments) say(deploymentLine(deployment));
}

function differences({ base, canary }) {
  const names = new Set([...Object.keys(base), ...Object.keys(canary.versions)]);
  return [...names]
    .filter((name) => base[name] !== canary.versions[name])
    .map((name) => ({ name, version: canary.versions[name] }));
}

function percent(option, value) {
  const number = Number(value);
  if (!(number > 0 && number <= 100))
    throw new CliError(`${option} must be a percentage of the readers, such as 10.`, { isUsage: true });
  return number;
}
