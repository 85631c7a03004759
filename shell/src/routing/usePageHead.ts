import { selectServiceLanguage, useAppSelector, useLocation } from '@komawari/shared-state';
import { HEAD_ADDRESS, HEAD_TAG_MARK, type HeadTag } from '@komawari/shared-state/contract';
import { useEffect, useRef } from 'react';

/**
 * Keeps what the document's head says of the page (description, canonical address, share picture, feeds) that of the page which
 * is shown. The first page's came with its HTML; of every other one the server is asked, since it knows them all
 * (docs/decisions/0071-head-of-a-page.md). The title is the page's own to say (`usePageTitle`).
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
    // Nobody on the page waits for it, and they wait for the page: it is asked for when that has been painted.
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
    // The server makes it with the same type.
    return response.ok ? ((await response.json()) as HeadTag[]) : [];
  } catch {
    // A head that does not come is none; nobody waits for it.
    return [];
  }
}

/** What the page before said of itself, to search engines too. */
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
