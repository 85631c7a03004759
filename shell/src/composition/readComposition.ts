import type { CompositionOutline, RenderedPage, SiteConfig } from '@komawari/shared-state';

/** What the server puts into every page: which releases make up the site, and where its API is. */
export interface PageData {
  composition: CompositionOutline;
  config: SiteConfig;
}

/** Reads the composition that came with the HTML, so that no request stands between the page and its remotes. */
export function readComposition(document: Document): PageData {
  const text = document.getElementById('komawari-composition')?.textContent;
  if (!text) throw new Error('The page came without its composition: the script #komawari-composition is missing.');
  // The server made it with the same types, and refuses a release that does not fit them.
  return JSON.parse(text) as PageData;
}

/** What the page was rendered from on the server; nothing where it comes to be drawn in the browser. */
export function readRenderedPage(document: Document): RenderedPage | undefined {
  const text = document.getElementById('komawari-rendered')?.textContent;
  // As above.
  return text ? (JSON.parse(text) as RenderedPage) : undefined;
}
