import type { LanguageInfo } from '@komawari/shared-domain';

/** Where the site says what it is as an app of the device. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/**
 * The mark in the browser's tab. In pixels: a browser that knows no page of before asks for it again with each page of the visit,
 * and a drawing is a document to be made and laid out each time, 20 ms of a phone (docs/decisions/0152-what-stands-before-the-next-page.md).
 */
export const TAB_ICON_PATH = '/icon-48.png';

/** The mark on the home screen of an iPhone, which reads no manifest for it. */
export const TOUCH_ICON_PATH = '/apple-touch-icon.png';

/** What is shared for a page without a picture of its own, where the brand brings none. */
export const SHARE_PICTURE_PATH = '/share.png';

/** As messengers show it whole. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** The mark for the browser's tab, and what the site is as an app. */
export function iconTags({ locale }: LanguageInfo): string {
  return [
    `<link rel="icon" type="image/png" sizes="48x48" href="${TAB_ICON_PATH}">`,
    `<link rel="apple-touch-icon" href="${TOUCH_ICON_PATH}">`,
    `<link rel="manifest" href="${MANIFEST_PATH}?lang=${locale}">`,
  ].join('');
}
