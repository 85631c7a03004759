/** The name of a site without its own brand. */
export const SITE_NAME = 'Komawari';

/** The document title of a page. A page without a name yet gets the site's name. */
export function pageTitle(name: string | undefined, siteName: string): string {
  return name ? `${name} | ${siteName}` : siteName;
}

/** The name of a title on its page and in shared links: its name and its author (docs/specification.md §2). */
export function titlePageName({ name, author }: { name: string; author: string }): string {
  return `${name} – ${author}`;
}

/** The name of a chapter in the viewer: its name, and the series in brackets (docs/specification.md §2). */
export function chapterPageName(chapterName: string, titleName: string): string {
  return `${chapterName} (${titleName})`;
}
