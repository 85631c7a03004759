import { escapeHtml } from '../../text/escapeHtml';
import { LIKELIHOOD_THRESHOLD, type SignHealth, type SignName } from '../monitoring/canaryHealth';
import type { CanaryHealth } from '../monitoring/createMonitor';
import { added, type Sample, type TimeWindow } from '../monitoring/sequentialTest';
import { share } from '../monitoring/verdictText';

const TITLES: Record<SignName, string> = {
  load: 'did not load',
  render: 'failed while rendering',
  hydrate: "did not match the server's HTML",
  late: 'failed later',
  paint: 'painted after 4 s',
  silent: 'never ran',
};

/** As many points as one can distinguish on a phone. */
const MAX_POINTS = 24;
const WIDTH = 240;
const HEIGHT = 56;

/** Compares the canary's readers with all others: one small plot for each kind of failure. */
export function healthSection({ signs }: CanaryHealth): string {
  const plots = signs.map((sign) => plot(sign));
  return `<section aria-labelledby="health"><h2 id="health">Health of the canary</h2>
    <p class="quiet">Page views with the canary beside all others. When what is seen is ${LIKELIHOOD_THRESHOLD.toLocaleString('en')} times more likely of a canary that is worse, the site takes it back by itself.</p>
    <p class="legend"><svg viewBox="0 0 24 8" aria-hidden="true"><line class="of-canary" x1="0" y1="4" x2="24" y2="4"/></svg> canary <svg viewBox="0 0 24 8" aria-hidden="true"><line class="of-base" x1="0" y1="4" x2="24" y2="4"/></svg> all others</p>
    <div class="plots">${plots.join('')}</div></section>`;
}

function plot({ part, sign, canary, base, evidence, isWorse, minutes }: SignHealth): string {
  const title = `${part} ${TITLES[sign]}`;
  const points = pointsOf(minutes);
  const rates = points.flatMap((point) => [rateOf(point.canary), rateOf(point.base)]).filter((rate) => rate !== undefined);
  const top = Math.max(0.01, ...rates);
  const said = `${title}: canary ${share(canary)}, all others ${share(base)}`;
  const lines = points.length > 0 ? `${line(points, 'base', top)}${line(points, 'canary', top)}` : '';
  return `<figure${isWorse ? ' class="worse"' : ''}><figcaption>${escapeHtml(title)} <span class="quiet">0 to ${(100 * top).toFixed(0)} %</span></figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${escapeHtml(said)}"><line class="axis" x1="0" y1="${HEIGHT - 1}" x2="${WIDTH}" y2="${HEIGHT - 1}"/>${lines}</svg>
    <dl><dt>Canary</dt><dd>${share(canary)}</dd><dt>All others</dt><dd>${share(base)}</dd><dt>Evidence</dt><dd>${evidenceText(evidence)}</dd></dl></figure>`;
}

/** Merges minutes into at most as many intervals as the plot has points. */
function pointsOf(minutes: SignHealth['minutes']): TimeWindow[] {
  const [first] = minutes;
  const last = minutes.at(-1);
  if (!first || !last) return [];
  const length = Math.max(1, Math.ceil((last.minute - first.minute + 1) / MAX_POINTS));
  const stretches = new Map<number, TimeWindow>();
  for (const { minute, canary, base } of minutes) {
    const at = Math.floor((minute - first.minute) / length);
    const known = stretches.get(at);
    stretches.set(at, known ? { canary: added(known.canary, canary), base: added(known.base, base) } : { canary, base });
  }
  return [...stretches.values()];
}

function line(points: readonly TimeWindow[], side: 'canary' | 'base', top: number): string {
  const step = WIDTH / Math.max(points.length - 1, 1);
  const drawn = points.flatMap((point, at) => {
    const rate = rateOf(point[side]);
    return rate === undefined ? [] : [`${(at * step).toFixed(1)},${(HEIGHT - 2 - (rate / top) * (HEIGHT - 6)).toFixed(1)}`];
  });
  const [only] = drawn;
  // A line needs two points, so a single point becomes a horizontal line.
  if (drawn.length === 1 && only) drawn.splice(0, 1, `0,${only.split(',')[1]}`, `${WIDTH},${only.split(',')[1]}`);
  return `<polyline class="of-${side}" points="${drawn.join(' ')}"/>`;
}

function rateOf({ failures, views }: Sample): number | undefined {
  return views === 0 ? undefined : failures / views;
}

function evidenceText(evidence: number): string {
  if (evidence >= LIKELIHOOD_THRESHOLD) return `worse (${Math.round(Math.min(evidence, 1e9)).toLocaleString('en')})`;
  if (evidence >= 10) return `${Math.round(evidence)} of ${LIKELIHOOD_THRESHOLD.toLocaleString('en')}`;
  return 'none';
}
