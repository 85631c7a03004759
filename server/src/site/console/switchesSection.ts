import type { SiteState } from '../../config/SiteState';
import type { SwitchChange } from '../../database/switches';
import { escapeHtml } from '../../text/escapeHtml';
import { timeTag } from './recordSection';

export interface SwitchParts {
  /** The state that applies: switches and settings combined. */
  state: SiteState;
  /** The record of the switches, newest first. */
  changes: readonly SwitchChange[];
}

const SHOWN = 10;

/** Whether the site is open and for whom. For an operator, also the forms that change it. */
export function switchesSection({ state, changes }: SwitchParts): string {
  const { isUnderMaintenance, isReadOnly, blockedRegions } = state;
  return `<section aria-labelledby="switches"><h2 id="switches">Switches</h2><div class="columns">
    ${card('Maintenance', isUnderMaintenance ? 'The site is closed: every page and call says so.' : 'The site is open.', flagForm('isUnderMaintenance', isUnderMaintenance, 'Close the site', 'Open the site'))}
    ${card('Read-only', isReadOnly ? 'Readers can read; nothing can be saved or published.' : 'Readers can write, and teams can publish.', flagForm('isReadOnly', isReadOnly, 'Make read-only', 'Allow writing'))}
    ${card('Regions', blockedRegions.length > 0 ? `Not offered in ${escapeHtml(blockedRegions.join(', '))}.` : 'Offered everywhere.', regionsForm(blockedRegions))}
    </div>${record(changes)}</section>`;
}

function card(title: string, text: string, form: string): string {
  return `<div><h3>${title}</h3><p class="quiet">${text}</p>${form}</div>`;
}

function flagForm(name: string, isOn: boolean, turnOn: string, turnOff: string): string {
  return form(`<input type="hidden" name="${name}" value="${isOn ? 'off' : 'on'}">`, isOn ? turnOff : turnOn);
}

function regionsForm(regions: readonly string[]): string {
  const value = escapeHtml(regions.join(', '));
  return form(
    `<label>Not offered in (countries as two letters) <input name="blockedRegions" value="${value}" autocomplete="off" placeholder="DE, FR"></label>`,
    'Set regions',
  );
}

function form(fields: string, label: string): string {
  return `<form method="post" action="/-/console/switch">${fields}
    <label>Why <input name="why" required maxlength="500" autocomplete="off"></label><button>${label}</button></form>`;
}

function record(changes: readonly SwitchChange[]): string {
  if (changes.length === 0) return '';
  const rows = changes.slice(0, SHOWN).map(
    (one) =>
      `<li><p><span class="tag">${describe(one)}</span> <span class="number">${one.number}</span></p><p>${escapeHtml(one.why)}</p>
        <p class="quiet">${escapeHtml(one.who)}, ${timeTag(one.at)}</p></li>`,
  );
  return `<details><summary>Record of the switches</summary><ol class="record">${rows.join('')}</ol></details>`;
}

function describe({ isUnderMaintenance, isReadOnly, blockedRegions }: SiteState): string {
  const parts = [
    ...(isUnderMaintenance ? ['maintenance'] : []),
    ...(isReadOnly ? ['read-only'] : []),
    ...(blockedRegions.length > 0 ? [`not in ${escapeHtml(blockedRegions.join(', '))}`] : []),
  ];
  return parts.join(', ') || 'open';
}
