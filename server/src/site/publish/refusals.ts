import type { Deployment } from '../deployments/Deployment';
import { EVERYTHING, type TokenHolder } from '../deployments/tokenStore';
import type { GateReport } from '../gate/GateReport';
import type { Incoming } from './incoming';
import { RequestRefusedError } from './RequestRefusedError';
import type { ChangeRequest, PublishRequest } from './requests';

/** Throws if the token does not allow changes to all of these releases. */
export function assertScope(holder: TokenHolder, touched: readonly string[]): void {
  const foreign = holder.scope === EVERYTHING ? undefined : touched.find((name) => name !== holder.scope);
  if (!foreign) return;
  throw new RequestRefusedError(
    403,
    `The token "${holder.label}" covers only ${holder.scope}, and this would change ${foreign}. ` +
      `Ask the team of ${foreign}, or an operator.`,
  );
}

/**
 * Two people publish the same remote at the same time. The second is refused, because they have not seen what they would replace.
 */
export function refuseConflictingPublish(
  { since }: PublishRequest,
  incoming: readonly Incoming[],
  history: readonly Deployment[],
): void {
  if (since === undefined) return;
  const own = new Set(incoming.map(({ release }) => release.name));
  const faster = history.find(({ number, subjects }) => number > since && subjects.some(({ name }) => own.has(name)));
  if (!faster) return;
  throw new RequestRefusedError(
    409,
    `While you were publishing, ${changeText(faster)}. ` +
      'Your files are kept and nothing is lost: look at what is live now, and publish again.',
  );
}

/**
 * A change applies to the state that its author saw. A double click, or a page from an hour ago, could otherwise roll back more
 * than intended.
 */
export function refuseStaleChange({ since }: ChangeRequest, [live]: readonly Deployment[]): void {
  if (since === undefined || !live || live.number <= since) return;
  throw new RequestRefusedError(
    409,
    `Nothing was changed: meanwhile ${changeText(live)}. Look at what is live now, and decide again.`,
  );
}

function changeText({ who, action, why, subjects }: Deployment): string {
  const what = subjects.map(({ name, version }) => (version ? `${name} ${version}` : `${name}, taken out`)).join(', ');
  return `${who} changed ${what} (${action}, "${why}")`;
}

/** The note in the record about an overruled gate. Null if the gate has no objections. */
export function overrideFor(report: GateReport, reason: string | undefined): string | null {
  if (report.problems.length === 0) return null;
  const final = report.problems.filter(({ isFinal }) => isFinal);
  if (final.length > 0 || !reason) throw new RequestRefusedError(422, 'The gate refused it.', report);
  return `${reason} (${report.problems.map(({ text }) => text).join(' ')})`;
}
