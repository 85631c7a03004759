import { selectServiceLanguage, useAppSelector, useLocation } from '@komawari/shared-state';
import { HEAD_ADDRESS, HEAD_TAG_MARK, type HeadTag } from '@komawari/shared-state/contract';
import { useEffect, useRef } from 'react';

/**
 * Keeps the metadata in the document's head (description, canonical address, share picture, feeds) in step with the page that is
 * shown. The HTML contains the first page's metadata. For every other page it comes from the server, which knows all of them
 * (docs/decisions/0071-head-of-a-page.md). Each page sets its own title (`usePageTitle`).
 */
export function usePageHead(): void {
  const { pathname } = useLocation();
  const locale = useAppSelector(selectServiceLanguage);
  const shown = useRef(`${pathname} ${locale}`);
  // The document's head is outside React's tree.
  useEffect(() => {
    const page = `${pathname} ${locale}`;
    if (shown.current === page) return;
    shown.current = page;
    removeHead(document);
    const abort = new AbortController();
    const { signal } = abort;
    // Readers wait for the page but not for its metadata. So the request starts after the page has been painted.
    requestAnimationFrame(() => setTimeout(() => void ask()));
    async function ask() {
      if (signal.aborted) return;
      const tags = await fetchHead(pathname, locale, signal);
      if (!signal.aborted) addHead(document, tags);
    }
    return () => abort.abort();
  }, [pathname, locale]);
}

async function fetchHead(path: string, lang: string, signal: AbortSignal): Promise<readonly HeadTag[]> {
  try {
    const address = `${HEAD_ADDRESS}?${new URLSearchParams({ path, lang }).toString()}`;
    const response = await fetch(address, { signal });
    // The server creates it with the same type.
    return response.ok ? ((await response.json()) as HeadTag[]) : [];
  } catch {
    // If the metadata does not load, the page has none. Nobody waits for it.
    return [];
  }
}

/** Removes the previous page's metadata, including the data for search engines. */
function removeHead({ head }: Document): void {
  for (const element of head.querySelectorAll(`[${HEAD_TAG_MARK}], script[type="application/ld+json"]`)) element.remove();
}

function addHead(document: Document, tags: readonly HeadTag[]): void {
  removeHead(document);
  for (const { name, attributes } of tags) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.setAttribute(HEAD_TAG_MARK, '');
    document.head.append(element);
  }
}
