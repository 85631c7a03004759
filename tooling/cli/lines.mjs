/** Formats what the commands print. */

/** One deployment of the record. */
export function deploymentLine({ number, at, who, action, why, subjects, canary, baseId, override }) {
  const what = subjects.map(({ name, version }) => (version ? `${name} ${version}` : `${name} taken out`)).join(', ');
  const weight = canary && `${canary.weight / 100} %`;
  const part = weight ? (action === 'canary' ? ` ${weight}` : `, beside a canary of ${weight}`) : '';
  const overruled = override ? `\n       the gate was overruled: ${override}` : '';
  return `  ${String(number).padStart(4)}  ${timeOf(at)}  ${action}${part}: ${what || 'as before'}  [${baseId}]\n       ${who}: ${why}${overruled}`;
}

/** One row of the record of switches. */
export function switchLine({ number, at, who, why, ...state }) {
  return `  ${String(number).padStart(4)}  ${timeOf(at)}  ${stateText(state)}\n       ${who}: ${why}`;
}

/** The state of the switches, in words. */
export function stateText({ isUnderMaintenance, isReadOnly, blockedRegions }) {
  const parts = [
    ...(isUnderMaintenance ? ['under maintenance'] : []),
    ...(isReadOnly ? ['read-only'] : []),
    ...(blockedRegions.length > 0 ? [`not offered in ${blockedRegions.join(', ')}`] : []),
  ];
  return parts.join(', ') || 'open to everyone';
}

/** The gate's objections, one sentence each. */
export function problemLines({ problems }) {
  return problems.map(({ check, text, isFinal }) => `  ✗ ${check}: ${text}${isFinal ? ' (no reason overrules this)' : ''}`);
}

/** How the download size of each page changes. Changes that rounding hides are left out. */
export function byteLines({ bytes }) {
  return Object.entries(bytes).flatMap(([name, pages]) =>
    Object.entries(pages)
      .filter(([, { before, after }]) => before > 0 && kib(before) !== kib(after))
      .map(([page, { before, after }]) => `  ${name} ${page}: ${kib(before)} → ${kib(after)}`),
  );
}

/** What a browser found before any reader did, what the server left to browsers, and what was not opened. */
export function smokeLines({ pages, problems, unrendered = [], notRun }) {
  const seen = `  ${pages} pages opened in a browser, ${problems.length} with a problem`;
  return [
    pages > 0 ? seen : '  no page was opened in a browser',
    ...unrendered.flatMap(unrenderedLines),
    ...notRun.map((reason) => `    not opened: ${reason}`),
  ];
}

/** The latest page of each live release that the server left to browsers, and why. */
export function renderFailureLines({ base, canary }, failures) {
  const live = new Set([base, canary?.versions ?? {}].flatMap(Object.entries).map(([name, version]) => `${name} ${version}`));
  return Object.entries(failures)
    .filter(([release]) => live.has(release))
    .flatMap(([release, failure]) => unrenderedLines({ release, pages: [failure.address], failure }));
}

/** Enough to see which line of which file broke. */
const MAX_REASON_LINES = 6;

/**
 * The pages of one release that the server left to browsers, and why the latest of them failed, if it said so. Others may be
 * sound: after a few failures the server leaves all pages of a release to browsers for a while.
 */
function unrenderedLines({ release, pages: [first, ...others], failure }) {
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const why = (failure?.reason ?? "The server's log says why.").split('\n').slice(0, MAX_REASON_LINES);
  const where = failure && first.split(' ')[0] !== failure.address ? [`      The latest failure, of ${failure.address}:`] : [];
  return [`    not rendered on the server: ${release}: ${first}${more}`, ...where, ...why.map((line) => `      ${line.trim()}`)];
}

const SIGNS = {
  load: 'did not load',
  render: 'failed while rendering',
  hydrate: "did not match the server's HTML",
  late: 'failed later',
  paint: 'painted after 4 s',
  silent: 'never ran',
};

/** One thing that can go wrong with a canary, and how often it happened. */
export function healthLine({ part, sign, canary, base, isWorse }) {
  const times = ({ failures, views }) => `${failures} of ${views}`;
  return `  ${part} ${SIGNS[sign]}: ${times(canary)}, all others ${times(base)}${isWorse ? ' (worse)' : ''}`;
}

export function kib(bytes) {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

export function timeOf(seconds) {
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
}
