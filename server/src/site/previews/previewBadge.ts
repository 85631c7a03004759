import type { LanguageInfo } from '@komawari/shared-domain';
import { escapeHtml } from '../../text/escapeHtml';
import type { Versions } from '../releases/releaseStore';
import { previewTexts } from './previewTexts';

export const BADGE_STYLE_ADDRESS = '/-/preview.css';
export const LEAVE_ADDRESS = '/-/leave-preview';

/**
 * Above everything that remotes render, and small enough to read next to it. The link to leave the preview works without scripts.
 */
export const BADGE_CSS = `
.preview-badge { position: fixed; z-index: 2147483646; inset: auto auto max(12px, env(safe-area-inset-bottom)) 50%; translate: -50% 0; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; box-sizing: border-box; width: max-content; max-width: calc(100vw - 24px); padding: 4px 8px 4px 16px; border: 2px solid #fff; border-radius: 12px; background: #1a1714; color: #fff; font: 14px/1.4 system-ui, sans-serif; box-shadow: 0 2px 12px rgb(0 0 0 / 40%); }
.preview-badge p { margin: 0; padding: 4px 0; overflow-wrap: anywhere; }
.preview-badge a, .preview-badge button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 8px; border: 0; background: none; color: #ffb3a3; font: inherit; font-weight: 600; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
.preview-badge :focus-visible { outline: 3px solid #fff; outline-offset: -3px; }
@media print { .preview-badge { display: none; } }
`;

/** What a preview page says about itself. */
export interface PreviewMark {
  versions: Versions;
  /** In seconds. */
  at?: number | undefined;
}

/**
 * The badge on every page of a preview: what it shows, and a link to leave it. With the shell, also a button for the inspector.
 */
export function previewBadge({ versions, at }: PreviewMark, language: LanguageInfo, { hasShell }: { hasShell: boolean }): string {
  const { showing, inspect, leave } = previewTexts(language);
  const names = Object.entries(versions).map(([name, version]) => `<b>${escapeHtml(name)}</b> ${escapeHtml(version)}`);
  if (at !== undefined) names.unshift(`<b>${escapeHtml(momentText(at, language))}</b>`);
  const inspector = hasShell ? `<button type="button" data-inspect>${inspect}</button>` : '';
  return `<aside class="preview-badge" aria-label="${showing.replace(/\s*:$/, '')}"><p>${showing} ${names.join(', ')}</p>${inspector}<a href="${LEAVE_ADDRESS}">${leave}</a></aside>`;
}

/** In UTC, the time zone of the dates in packs. */
function momentText(seconds: number, { tag }: LanguageInfo): string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(seconds * 1000)} UTC`;
}
