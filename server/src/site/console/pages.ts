import { escapeHtml } from '../../text/escapeHtml';
import { canaryNames } from '../deployments/changes';
import { ALL_READERS, type Deployment } from '../deployments/Deployment';
import { EVERYTHING, type TokenHolder } from '../deployments/tokenStore';
import type { CanaryHealth } from '../monitoring/createMonitor';
import type { RecordedRelease } from '../releases/releaseStore';
import { healthSection } from './healthSection';
import { recordSection } from './recordSection';
import { releasesSection } from './releasesSection';
import { type RenderingRecord, renderingSection } from './renderingSection';
import { type SwitchParts, switchesSection } from './switchesSection';

/** The result of the requested change. */
export interface Notice {
  kind: 'done' | 'error';
  text: string;
}

export interface ConsoleParts {
  holder: TokenHolder;
  /** The record, newest first. */
  deployments: readonly Deployment[];
  releases: readonly RecordedRelease[];
  /** Undefined while no canary is open. */
  health?: CanaryHealth | undefined;
  renderer: RenderingRecord;
  switches: SwitchParts;
  notice?: Notice | undefined;
}

/** The page for a visitor who is not signed in. */
export function signInPage(problem?: string): string {
  return layout(
    'Sign in',
    `<main class="narrow"><h1>Delivery</h1>
    ${problem ? noticeBox({ kind: 'error', text: problem }) : ''}
    <form method="post" action="/-/console/sign-in">
      <input name="user" autocomplete="username" value="delivery" hidden>
      <label for="token">Token of your team, or an operator’s</label>
      <input id="token" name="token" type="password" autocomplete="current-password" required spellcheck="false">
      <button>Sign in</button>
    </form>
    <p class="quiet">An operator makes one: <code>npx komawari token create --remote mf_catalog</code></p></main>`,
  );
}

/** The whole console, for the holder of a token. */
export function consolePage({ holder, deployments, releases, health, renderer, switches, notice }: ConsoleParts): string {
  const [live] = deployments;
  return layout(
    'Delivery',
    `<header><h1>Delivery</h1>
      <form method="post" action="/-/console/sign-out"><span>${escapeHtml(holder.label)}, ${holder.scope === EVERYTHING ? 'everything' : escapeHtml(holder.scope)}</span> <button class="plain">Sign out</button></form>
    </header>
    <main>${notice ? noticeBox(notice) : ''}
      ${live ? liveSection(live, holder) : '<p>Nothing has been published here yet: <code>npx komawari publish</code></p>'}
      ${live ? renderingSection(live, renderer) : ''}
      ${health ? healthSection(health) : ''}
      ${holder.scope === EVERYTHING ? switchesSection(switches) : ''}
      ${recordSection(deployments, holder)}
      ${releasesSection(releases, live)}
    </main>`,
  );
}

function liveSection(live: Deployment, holder: TokenHolder): string {
  const part = live.canary ? percent(ALL_READERS - live.canary.weight) : '100 %';
  const rows = Object.entries(live.base)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, version]) => `<li><b>${escapeHtml(name)}</b> <code>${escapeHtml(version)}</code></li>`);
  return `<section aria-labelledby="live"><h2 id="live">Live</h2>
    ${live.canary ? `<div class="split" aria-hidden="true"><svg viewBox="0 0 100 1" preserveAspectRatio="none"><rect width="${live.canary.weight / 100}" height="1"/></svg></div>` : ''}
    <div class="columns"><div><h3>${part} of readers</h3><p class="quiet">composition <code>${escapeHtml(live.baseId)}</code></p><ul class="list">${rows.join('')}</ul></div>
    ${live.canary ? canaryColumn(live) : ''}</div>
    ${rollbackForm(live, holder)}</section>`;
}

function canaryColumn(live: Deployment): string {
  if (!live.canary) return '';
  const { versions, weight } = live.canary;
  const rows = canaryNames(live).map(
    (name) => `<li><b>${escapeHtml(name)}</b> <code>${escapeHtml(versions[name] ?? 'taken out')}</code></li>`,
  );
  return `<div class="canary"><h3>${percent(weight)} of readers: canary</h3>
    <p class="quiet">composition <code>${escapeHtml(live.canaryId ?? '')}</code></p><ul class="list">${rows.join('')}</ul>
    ${form(live, 'canary', 'Set weight', `<label>Part of readers, in percent <input name="weight" type="number" inputmode="decimal" min="0.01" max="100" step="0.01" value="${weight / 100}" required></label>`)}
    ${form(live, 'promote', 'Promote to everyone')}</div>`;
}

function rollbackForm(live: Deployment, { scope }: TokenHolder): string {
  const what = live.canary ? 'Takes back the canary.' : 'Takes back what went live last.';
  const of = scope === EVERYTHING ? remoteChoice(live) : '';
  return `<div class="rollback"><h3>Roll back</h3><p class="quiet">${what} Readers get it with their next page.</p>${form(live, 'rollback', 'Roll back', of)}</div>`;
}

function remoteChoice({ base }: Deployment): string {
  const options = Object.keys(base)
    .sort()
    .map((name) => `<option>${escapeHtml(name)}</option>`);
  return `<label>Of <select name="name"><option value="">the last change</option>${options.join('')}</select></label>`;
}

/** A form that changes the state shown on this page and asks for a reason. */
function form({ number }: Deployment, action: string, label: string, fields = ''): string {
  return `<form method="post" action="/-/console/change"><input type="hidden" name="action" value="${action}"><input type="hidden" name="since" value="${number}">${fields}
    <label>Why <input name="why" required maxlength="500" autocomplete="off"></label><button>${label}</button></form>`;
}

function noticeBox({ kind, text }: Notice): string {
  return `<p class="notice ${kind}" role="${kind === 'error' ? 'alert' : 'status'}">${escapeHtml(text)}</p>`;
}

function percent(weight: number): string {
  return `${weight / 100} %`;
}

function layout(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title} | Komawari</title>
    <link rel="icon" href="data:,"><link rel="stylesheet" href="/-/console/console.css"></head><body>${body}</body></html>`;
}
