import type { ReleaseFiles } from '@komawari/shared-state/contract';
import { escapeHtml } from '../../text/escapeHtml';

/** Where the site says what it is as an app of the device. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** The address of the mark, which the shell's build has under a name of its own. */
export function iconAddress({ baseUrl, integrity }: Pick<ReleaseFiles, 'baseUrl' | 'integrity'>): string | undefined {
  const file = Object.keys(integrity).find((name) => /(^|\/)icon(\.\w+)?\.svg$/.test(name));
  return file && baseUrl + file;
}

/** The mark for the browser's tab, and what the site is as an app. */
export function iconTags(shell: Pick<ReleaseFiles, 'baseUrl' | 'integrity'>): string {
  const icon = iconAddress(shell);
  return [
    icon ? `<link rel="icon" type="image/svg+xml" href="${escapeHtml(icon)}">` : '',
    `<link rel="manifest" href="${MANIFEST_PATH}">`,
  ].join('');
}
