/** From least to most severe, as npm names them. */
const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'];

/**
 * Parses the output of `npm audit --json`. Without a registry npm still prints JSON, and with some settings an empty list. So
 * output that does not say how many packages it covers does not count as a result.
 */
export function readAudit(output) {
  const said = jsonIn(output);
  const packages = said?.metadata?.dependencies?.total;
  if (!packages || !said.vulnerabilities) return { exitCode: 2, reason: reasonOf(said, output) };
  const faults = Object.values(said.vulnerabilities)
    .map(({ name, severity, range, via, fixAvailable }) => ({
      name,
      severity,
      range,
      titles: via.flatMap((cause) => (typeof cause === 'string' ? [] : [`${cause.title} (${cause.url})`])),
      isFixable: Boolean(fixAvailable),
    }))
    .sort((a, b) => SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity) || a.name.localeCompare(b.name));
  return { exitCode: faults.length > 0 ? 1 : 0, packages, faults };
}

/** Formats the result of `readAudit` for people. */
export function auditText({ reason, packages, faults }) {
  if (reason !== undefined)
    return `The audit could not run, so nothing is known: ${reason}\nTry again where npm's registry answers.`;
  if (faults.length === 0) return `No vulnerability is known in the ${packages} packages of the lock file.`;
  const lines = faults.map(({ name, severity, range, titles, isFixable }) =>
    [
      `${severity.padEnd(8)} ${name} ${range}${isFixable ? '' : ', no fix yet'}`,
      ...titles.map((title) => `         ${title}`),
    ].join('\n'),
  );
  return `Vulnerabilities are known in ${faults.length} of ${packages} packages:\n${lines.join('\n')}\nMend with:  npm audit fix`;
}

function reasonOf(said, output) {
  const reason = said?.message ?? said?.error?.summary ?? output.trim().split('\n')[0];
  return reason || 'npm said nothing.';
}

/** npm prints its warnings before the JSON. */
function jsonIn(output) {
  const begin = output.indexOf('{');
  try {
    return begin < 0 ? undefined : JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
