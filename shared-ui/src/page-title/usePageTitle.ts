import { pageTitle, SITE_NAME } from '@komawari/shared-domain';
import { useEffect, useLayoutEffect } from 'react';

export interface PageTitleOptions {
  /** Keeps search engines off the page (docs/specification.md §2: the viewer). */
  noindex?: boolean;
}

/**
 * Names the page: `<title> | <site>`. Every page calls it once, with an empty title while it does not know yet;
 * the shell reads the new title out to those who listen.
 */
export function usePageTitle(title: string | undefined, { noindex = false }: PageTitleOptions = {}): void {
  // The document's head is outside React's tree. With the page's first frame: the tab names what is on the screen.
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

/** What the site calls itself, as the server has it in every page. */
function siteName(document: Document): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || SITE_NAME;
}
