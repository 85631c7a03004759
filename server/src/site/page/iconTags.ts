import type { LanguageInfo } from '@komawari/shared-domain';
import type { ReleaseFiles } from '@komawari/shared-state/contract';
import { escapeHtml } from '../../text/escapeHtml';

/** Where the site says what it is as an app of the device. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** The mark on the home screen of an iPhone, which reads no manifest for it. */
export const TOUCH_ICON_PATH = '/apple-touch-icon.png';

/** The file of the mark, which the shell's build has under a name of its own. */
export function iconFile({ integrity }: Pick<ReleaseFiles, 'integrity'>): string | undefined {
  return Object.keys(integrity).find((name) => /(^|\/)icon(\.\w+)?\.svg$/.test(name));
}

/** The mark for the browser's tab, and what the site is as an app. */
export function iconTags(shell: Pick<ReleaseFiles, 'baseUrl' | 'integrity'>, { locale }: LanguageInfo): string {
  const file = iconFile(shell);
  return [
    file ? `<link rel="icon" type="image/svg+xml" href="${escapeHtml(shell.baseUrl + file)}">` : '',
    `<link rel="apple-touch-icon" href="${TOUCH_ICON_PATH}">`,
    `<link rel="manifest" href="${MANIFEST_PATH}?lang=${locale}">`,
  ].join('');
}
