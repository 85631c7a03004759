import { hasEnded, settled } from '@komawari/shared-ui';
import { untilParsed } from './untilParsed';

/** The same deadline as for stylesheets that load later (composition/assets/assetGuard.ts). */
const DEADLINE_MS = 6000;

/**
 * Resolves when the page is parsed and its own styles have loaded. Removes styles that failed or hang: the browser paints nothing
 * while it waits for them. Without them, the loader of the part that they belong to requests them again, and reports an error if
 * they do not load. For this the shell's script is `async`, because a deferred script would wait for styles itself.
 */
export async function untilStyled(page: Document): Promise<void> {
  await untilParsed(page);
  const missing = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((link) => !hasRules(link));
  await Promise.all(missing.filter(isUnderWay).map((link) => settled(link, DEADLINE_MS)));
  for (const link of missing) if (!hasRules(link)) link.remove();
}

/** A stylesheet that was answered with an error has an empty sheet. The sheet of one that did not load cannot be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** A stylesheet with a wrong hash has no sheet either. */
function isUnderWay(link: HTMLLinkElement): boolean {
  return link.sheet === null && !hasEnded(link);
}
