import type { LanguageInfo } from '@komawari/shared-domain';
import type { Brand } from '../../brand/Brand';
import { escapeHtml } from '../../text/escapeHtml';

/** Where the site says what it is as an app of the device. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** The mark on the home screen of an iPhone, which reads no manifest for it. */
export const TOUCH_ICON_PATH = '/apple-touch-icon.png';

/** What is shared for a page without a picture of its own, where the brand brings none. */
export const SHARE_PICTURE_PATH = '/share.png';

/** As messengers show it whole. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** The mark for the browser's tab, and what the site is as an app. */
export function iconTags({ icon }: Brand, { locale }: LanguageInfo): string {
  return [
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(icon.address)}">`,
    `<link rel="apple-touch-icon" href="${TOUCH_ICON_PATH}">`,
    `<link rel="manifest" href="${MANIFEST_PATH}?lang=${locale}">`,
  ].join('');
}
