import type { SignHealth, SignName } from './canaryHealth';
import type { OpenCanary } from './openCanary';
import type { Sample } from './sequentialTest';

/** What happened in some of the page views. */
const HAPPENED: Record<SignName, string> = {
  load: 'did not load',
  render: 'failed while it was rendered',
  hydrate: 'did not match what the server had rendered',
  late: 'failed later',
  paint: 'was painted after more than 4 s',
  silent: 'never ran: the page was sent and nothing was heard of it',
};

/** Why a canary was rolled back, for the record: what was seen, in which release, and who opened the canary. */
export function verdictText({ tried, who }: OpenCanary, { part, sign, canary, base }: SignHealth): string {
  const of = tried.find(({ name }) => name === part) ?? tried[0];
  return (
    `It is worse than what it was to replace. ${of?.name} ${of?.version} ${HAPPENED[sign]} in ${share(canary)} page views; ` +
    `${of?.usual} in ${share(base)}. To look at it: ${who}.`
  );
}

/** Counts as text: 9 of 412 (2.2 %), or none. */
export function share({ failures, views }: Sample): string {
  if (views === 0) return 'none';
  const part = (100 * failures) / views;
  return `${failures} of ${views} (${part.toFixed(part < 10 ? 1 : 0)} %)`;
}
