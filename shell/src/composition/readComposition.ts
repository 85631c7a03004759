import type { CompositionOutline, RenderedPage, SiteConfig } from '@komawari/shared-state';

/** What the server puts into every page: which releases make up the site, and the address of its API. */
export interface PageData {
  composition: CompositionOutline;
  config: SiteConfig;
}

/** Reads the composition from the HTML, so that the page can load its remotes without another request. */
export function readComposition(document: Document): PageData {
  const text = document.getElementById('komawari-composition')?.textContent;
  if (!text) throw new Error('The page came without its composition: the script #komawari-composition is missing.');
  // The server created it with the same types, and rejects a release that does not fit them.
  return JSON.parse(text) as PageData;
}

/** What the server rendered the page from. Undefined if the page is to be rendered in the browser. */
export function readRenderedPage(document: Document): RenderedPage | undefined {
  const text = document.getElementById('komawari-rendered')?.textContent;
  // The server created it with the same types.
  return text ? (JSON.parse(text) as RenderedPage) : undefined;
}
