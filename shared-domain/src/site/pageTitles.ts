/** What a site is called that has no brand of its own. */
export const SITE_NAME = 'Komawari';

/** What a browser shows as the name of a page; a page that has no name yet is the site. */
export function pageTitle(name: string | undefined, siteName: string): string {
  return name ? `${name} | ${siteName}` : siteName;
}

/** How a title is called on its page and where it is shared: its name and its author (docs/specification.md §2). */
export function titlePageName({ name, author }: { name: string; author: string }): string {
  return `${name} – ${author}`;
}

/** How a chapter is called in the viewer: its name, and the series in brackets (docs/specification.md §2). */
export function chapterPageName(chapterName: string, titleName: string): string {
  return `${chapterName} (${titleName})`;
}
