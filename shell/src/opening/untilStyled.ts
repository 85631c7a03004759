import { hasEnded, settled } from './settled';
import { untilParsed } from './untilParsed';

/** As long as a stylesheet may take that comes later (composition/assets/assetGuard.ts). */
const DEADLINE_MS = 6000;

/**
 * Until the page is there with the styles that it came with. Styles that failed or hang are taken out of it: while they are
 * waited for the browser paints nothing, and in their absence the loader of the part they belong to asks for them anew, and
 * says so when they do not come. The shell's script is `async` for this: a deferred one waits for styles itself.
 */
export async function untilStyled(page: Document): Promise<void> {
  await untilParsed(page);
  const missing = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((link) => !hasRules(link));
  await Promise.all(missing.filter(isUnderWay).map((link) => settled(link, DEADLINE_MS)));
  for (const link of missing) if (!hasRules(link)) link.remove();
}

/** What was answered with an error has an empty sheet, and what did not come at all has one that cannot be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** What came with a wrong hash has no sheet either. */
function isUnderWay(link: HTMLLinkElement): boolean {
  return link.sheet === null && !hasEnded(link);
}
