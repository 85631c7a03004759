/** What the site is called, in titles of pages, feeds and calendars. */
export const SITE_NAME = 'Komawari';
