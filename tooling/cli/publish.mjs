import { execFileSync } from 'node:child_process';
import { CliError } from './CliError.mjs';
import { byteLines, deploymentLine, kib, problemLines, smokeLines, timeOf } from './lines.mjs';
import { buildFolders, readBuild, readFile } from './readBuild.mjs';
import { askRenderFailures } from './siteClient.mjs';

/** The number of parallel uploads. On a slow connection, each file must still arrive within the server's deadline. */
const AT_ONCE = 4;

/**
 * Publishes the newest builds of some folders together, and reports each step.
 * @param options `folders`, `why`, `canary` (percent), `override`, `isDryRun`, `isPreview`, `say`, which prints, and `smokeRun`,
 *   which opens their pages in a browser before readers do, or `noSmoke`, the reason to skip that. Without both, publishing
 *   reports nothing about it.
 */
export async function publish(client, { folders, say, smokeRun, ...options }) {
  const begun = Date.now();
  const builds = buildFolders(folders).map(readBuild);
  say(`Publishing to ${client.site}`);
  for (const { document, files } of builds) say(`  ${document.name} ${document.version}: ${files.size} files`);
  const { deployments } = await client.ask('GET', '/deployments?limit=1');
  await upload(client, builds, say);
  const send = (more) =>
    client.ask('POST', '/releases', {
      releases: builds.map(({ document }) => document),
      why: options.why ?? reasonOf(builds),
      canary: options.canary,
      override: options.override,
      since: deployments[0]?.number ?? 0,
      ...more,
    });
  const { isDryRun, isPreview, noSmoke } = options;
  const isSeen = smokeRun && !isPreview && !isLive(builds, deployments[0]);
  const smoke = isSeen
    ? await verifyBeforePublish({ client, builds, send, smokeRun }, options)
    : noSmoke && { pages: 0, problems: [], notRun: [`--no-smoke: ${noSmoke}`] };
  for (const line of smoke ? smokeLines(smoke) : []) say(line);
  const { deployment, report } = await send({ isDryRun, isPreview, smoke: smoke && resultOf(smoke) });
  for (const line of byteLines(report)) say(line);
  const objections = problemLines(report);
  if (objections.length === 0) say('The gate found no problem.');
  else say(`The gate objects to ${objections.length}:\n${objections.join('\n')}`);
  if (isDryRun) {
    if (objections.length > 0) throw new CliError('Nothing was published; it would be refused.');
    return say(
      isLive(builds, deployments[0])
        ? 'Nothing was published; this is live already.'
        : 'Nothing was published; it would go live.',
    );
  }
  if (isPreview) return printPreviewLink(client, { releases: releasesOf(builds) }, say);
  if (!deployment) return say('Nothing to do: this is live already.');
  say(
    `${options.canary === undefined ? 'Live for everyone' : `Live for ${options.canary} % of readers`} after ${seconds(begun)}:`,
  );
  return say(deploymentLine(deployment));
}

/** The part that the gate judges and records. That a page comes without rendering costs readers time, and nothing else. */
function resultOf({ pages, problems, notRun }) {
  return { pages, problems, notRun };
}

function isLive(builds, deployment) {
  return builds.every(({ document: { name, version } }) => deployment?.base?.[name] === version);
}

/** Opens the pages of the builds in a browser, as a preview. Returns undefined if the gate would not even record them. */
async function verifyBeforePublish({ client, builds, send, smokeRun }, { override }) {
  const { report } = await send({ isDryRun: true });
  const isRefused = report.problems.some(({ isFinal }) => isFinal) || (report.problems.length > 0 && override === undefined);
  if (isRefused) return undefined;
  await send({ isPreview: true });
  const { link } = await client.ask('POST', '/previews', { releases: releasesOf(builds), hours: SMOKE_HOURS });
  const smoke = await smokeRun(link, builds);
  return { ...smoke, unrendered: await withReasons(client, smoke.unrendered) };
}

/** Adds why the server could not render a release, if it knows: one of several servers may not know. */
async function withReasons(client, unrendered) {
  if (unrendered.length === 0) return unrendered;
  const failures = await askRenderFailures(client);
  return unrendered.map((part) => ({ ...part, failure: failures[part.release] }));
}

/** Long enough to open each page, also on a slow machine. */
const SMOKE_HOURS = 0.5;

function releasesOf(builds) {
  return builds.map(({ document: { name, version } }) => ({ name, version }));
}

/** Makes a preview link and prints it. The link shows these releases in place of the live ones, or another day. */
export async function printPreviewLink(client, shown, say) {
  const { link, until } = await client.ask('POST', '/previews', shown);
  say(`Nothing of it is live. Until ${timeOf(until)} UTC this link shows it to whoever opens it, for one visit:\n\n${link}\n`);
}

async function upload(client, builds, say) {
  const files = new Map(builds.flatMap((build) => [...build.files]));
  const { missing } = await client.ask('POST', '/files/missing', { integrities: [...files.keys()] });
  if (missing.length === 0) return say(`  all ${files.size} files are there already`);
  const waiting = [...missing];
  let sent = 0;
  const worker = async () => {
    for (let integrity = waiting.shift(); integrity; integrity = waiting.shift()) {
      const file = readFile(files.get(integrity));
      await client.upload(integrity, file);
      sent += file.bytes.length;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return say(`  ${missing.length} files uploaded (${kib(sent)}), ${files.size - missing.length} were there already`);
}

/** The subject of the commit that was built. */
function reasonOf(builds) {
  const { commit, isCommitted } = builds[0].document.built ?? {};
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    const format = `--format=%s (%h${isCommitted ? '' : ' and more than that'})`;
    return execFileSync('git', ['log', '-1', format, commit], options).trim();
  } catch {
    return 'published';
  }
}

function seconds(begun) {
  return `${((Date.now() - begun) / 1000).toFixed(1)} s`;
}
