import { escapeHtml } from '../../text/escapeHtml';
import type { Deployment } from '../deployments/Deployment';
import { EVERYTHING, type TokenHolder } from '../deployments/tokenStore';

/** Who changed what, when and why, with a form to roll back to each row. */
export function recordSection(deployments: readonly Deployment[], { scope }: TokenHolder): string {
  const [live] = deployments;
  const rows = deployments.map((one) => row(one, scope === EVERYTHING && one.baseId !== live?.baseId ? live : undefined));
  return `<section aria-labelledby="record"><h2 id="record">Record</h2><ol class="record">${rows.join('')}</ol></section>`;
}

/** @param live the live deployment, if the reader may roll back from it to this row */
function row({ number, at, who, action, why, subjects, canary, baseId, override }: Deployment, live?: Deployment): string {
  const what = subjects.map(
    ({ name, version }) => `<b>${escapeHtml(name)}</b> <code>${escapeHtml(version ?? 'taken out')}</code>`,
  );
  const weight = canary ? `${canary.weight / 100} %` : '';
  const part = action === 'canary' || !weight ? '' : ` beside a canary of ${weight}`;
  const back = live
    ? `<details><summary>Go back to this</summary><form method="post" action="/-/console/change">
        <input type="hidden" name="action" value="rollback"><input type="hidden" name="to" value="${escapeHtml(baseId)}"><input type="hidden" name="since" value="${live.number}">
        <label>Why <input name="why" required maxlength="500" autocomplete="off"></label><button>Go back to change ${number}</button></form></details>`
    : '';
  return `<li id="change-${number}"><p><span class="tag ${action}">${action}${action === 'canary' ? ` ${weight}` : ''}</span>${part} <span class="number">${number}</span></p>
    <p>${what.join(', ') || 'as before'}</p><p>${escapeHtml(why)}</p>
    ${override ? `<p class="overruled">The gate was overruled: ${escapeHtml(override)}</p>` : ''}
    <p class="quiet">${escapeHtml(who)}, ${timeTag(at)}, <code>${escapeHtml(baseId)}</code></p>${back}</li>`;
}

/** A time in UTC, because people read it in any time zone. */
export function timeTag(seconds: number): string {
  const iso = new Date(seconds * 1000).toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
