import type { LanguageInfo } from '@komawari/shared-domain';

/** The URL of the web app manifest. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/**
 * The icon for the browser's tab. It is a PNG: a browser without a stored icon of the site requests it again for each page of the
 * visit, and an SVG is a document that it must create and lay out each time, 20 ms on a phone
 * (docs/decisions/0152-what-stands-before-the-next-page.md).
 */
export const TAB_ICON_PATH = '/icon-48.png';

/** The icon for the home screen of an iPhone, which does not read it from the manifest. */
export const TOUCH_ICON_PATH = '/apple-touch-icon.png';

/** The share image for a page without an image of its own, if the brand has none. */
export const SHARE_PICTURE_PATH = '/share.png';

/** The size that messengers show without cropping. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** The tags for the tab icon, the home screen icon and the manifest. */
export function iconTags({ locale }: LanguageInfo): string {
  return [
    `<link rel="icon" type="image/png" sizes="48x48" href="${TAB_ICON_PATH}">`,
    `<link rel="apple-touch-icon" href="${TOUCH_ICON_PATH}">`,
    `<link rel="manifest" href="${MANIFEST_PATH}?lang=${locale}">`,
  ].join('');
}
