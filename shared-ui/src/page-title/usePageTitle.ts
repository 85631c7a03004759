import { pageTitle, SITE_NAME } from '@komawari/shared-domain';
import { useEffect, useLayoutEffect } from 'react';

export interface PageTitleOptions {
  /** Keeps search engines off the page (docs/specification.md §2: the viewer). */
  noindex?: boolean;
}

/**
 * Sets the document title: `<title>
 * <site>`. Every page calls it once, with an empty title while the title is not known yet. The shell announces the new title to
 * screen readers.
 */
export function usePageTitle(title: string | undefined, { noindex = false }: PageTitleOptions = {}): void {
  // The document's head is outside React's tree. A layout effect changes the title together with the page's first frame.
  useLayoutEffect(() => {
    document.title = pageTitle(title, siteName(document));
  }, [title]);
  useEffect(() => {
    if (!noindex) return;
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, [noindex]);
}

/** The name of the site, which the server writes into every page. */
function siteName(document: Document): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || SITE_NAME;
}
